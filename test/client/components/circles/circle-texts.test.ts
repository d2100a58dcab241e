import t from 'tap'
import {
  canConfirm,
  legsOfMine,
  meetingsOf,
  meIn,
  nextStepOf,
  standingOf,
  toConfirm,
} from '../../../../client/components/circles/circle-texts.ts'
import type { CircleLegView } from '../../../../server/trading/circles/circles-shared.ts'
import { islandProps } from '../../island-props.ts'

const [given, between, got] = islandProps.circle.first.legs as [CircleLegView, CircleLegView, CircleLegView]
const ring = { shape: 'circle', my_place: 0 } as const

t.test('of a thing that an admin has settled nothing is left to confirm, nor to meet for', async (t) => {
  // Confirmed by the receiver, and marked as returned by an admin.
  const returned = { ...given, confirmed_by_receiver: true, outcome: 'returned' as const }
  const legs = [returned, between, got]
  t.strictSame(toConfirm({ ...ring, legs }), { given: false, got: true })
  t.match(meetingsOf({ ...ring, legs }), [
    { other: { id: given.to!.id }, confirms: false, isDone: true, isOver: true },
    { other: { id: got.from!.id }, confirms: false, isDone: false, isOver: false },
  ])
})

t.test('confirmations of the other party require mine, and mine theirs', async (t) => {
  const legs = [{ ...given, confirmed_by_receiver: true }, between, { ...got, confirmed_by_receiver: true }]
  t.strictSame(toConfirm({ ...ring, legs }), { given: true, got: false })
  t.match(meetingsOf({ ...ring, legs }), [
    { confirms: true, isDone: false, isOver: false },
    { confirms: false, isDone: true, isOver: false },
  ])
})

t.test(
  'with whom I give to and get from there is one meeting, until all between us is confirmed',
  async (t) => {
    const partner = { ...given.to! }
    const back = { ...got, from: partner }
    const meeting = (mine: object, theirs: object) =>
      meetingsOf({
        ...ring,
        legs: [
          { ...given, ...mine },
          { ...back, ...theirs },
        ],
      })
    const none = { confirms: false, isDone: false, isOver: false }
    t.strictSame(meeting({}, {}), [{ other: partner, ...none }])
    t.match(meeting({ confirmed_by_giver: true }, {}), [none], 'half of it is still to be confirmed')
    t.match(meeting({}, { confirmed_by_giver: true }), [{ ...none, confirms: true }])
    t.match(meeting({ outcome: 'returned' }, {}), [none])
    t.match(meeting({ outcome: 'returned' }, { outcome: 'traded' }), [{ isDone: true, isOver: true }])
  },
)

t.test('an expired circle shows whether answers or confirmations were missing', async (t) => {
  const ended = { ...islandProps.circle.first, state: 'ended', outcome: 'expired' } as const
  t.match(standingOf({ ...ended, agreed_at: null }), /^Not everyone answered in time/)
  t.match(standingOf({ ...ended, agreed_at: '2026-01-02T03:04:05.000Z' }), /^Not everyone confirmed in time/)
})

t.test('before the agreement there is no meeting and no name', async (t) => {
  t.strictSame(meetingsOf({ ...ring, legs: [{ ...given, to: null }, between, { ...got, from: null }] }), [])
})

t.test(
  'nobody is asked to agree on where and when once they have with all they still have to meet',
  async (t) => {
    const legs = [given, between, got]
    const planWith = (other: number, agreed_at: string | null) => ({
      ...{ with: other, place: 'Library', note: '', revision: 1, turn: null, agreed_at },
      starts_at: '2026-01-03T03:04:05.000Z',
    })
    const [giver, receiver] = [got.from!.id, given.to!.id]
    const at = '2026-01-02T03:04:05.000Z'
    const toAgree = /^Next: agree on where and when to meet/
    t.match(nextStepOf({ ...ring, meeting: null, legs, handovers: [] }), toAgree)
    t.match(
      nextStepOf({
        ...ring,
        meeting: null,
        legs,
        handovers: [planWith(giver, at), planWith(receiver, null)],
      }),
      toAgree,
    )
    const met = 'Next: meet and swap, then confirm it.'
    t.equal(
      nextStepOf({ ...ring, meeting: null, legs, handovers: [planWith(giver, at), planWith(receiver, at)] }),
      met,
    )
    const done = [{ ...given, confirmed_by_giver: true }, between, got]
    t.equal(
      nextStepOf({ ...ring, meeting: null, legs: done, handovers: [planWith(giver, at)] }),
      met,
      'with the other it is done',
    )
    const all = [done[0]!, between, { ...got, confirmed_by_receiver: true }]
    t.match(nextStepOf({ ...ring, meeting: null, legs: all, handovers: [] }), /^You’ve confirmed both/)
  },
)

t.test('in a chain the giver gets nothing, the last gives nothing, and each confirms in turn', async (t) => {
  const legs = [
    { ...given, state: 'ready' as const },
    { ...between, state: 'waiting' as const },
    { ...got, to: { id: 99, name: 'Last', avatar: null }, state: 'waiting' as const },
  ]
  const chain = (my_place: number) => ({
    shape: 'chain' as const,
    my_place,
    legs,
    handovers: [],
    meeting: null,
  })
  t.strictSame(legsOfMine(chain(0)), [legs[0]])
  t.strictSame(legsOfMine(chain(1)), [legs[0], legs[1]])
  t.strictSame(legsOfMine(chain(3)), [legs[2]])
  t.equal(meIn(chain(3)), 99)
  t.equal(meIn(chain(0)), given.from!.id)
  t.strictSame(canConfirm(chain(1)), { given: false, got: true })
  t.strictSame(canConfirm(chain(3)), { given: false, got: false })
  t.match(nextStepOf(chain(0)), /^Next: agree on where/)
  t.match(nextStepOf(chain(3)), `Next: ${given.item.name} is handed over first.`)
  const done = legs.map((leg, at) => (at === 0 ? { ...leg, confirmed_by_giver: true } : leg))
  t.match(nextStepOf({ ...chain(0), legs: done }), /^Your part is done/)
  const agreed = {
    ...islandProps.circle.first,
    agreed_at: '2026-01-02T03:04:05.000Z',
    state: 'completed' as const,
  }
  const ended = legs.map((leg, at) => ({ ...leg, state: at === 0 ? ('done' as const) : ('ended' as const) }))
  t.match(standingOf({ ...agreed, ...chain(3), legs: ended }), /^The gift stopped before it reached you/)
  t.match(standingOf({ ...agreed, ...chain(0), legs: ended }), /^The gift stopped on its way/)
})
