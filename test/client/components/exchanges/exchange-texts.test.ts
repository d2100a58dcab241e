import t from 'tap'
import { pickText, standingText, turnText } from '../../../../client/components/exchanges/exchange-texts.ts'
import type { ThingView } from '../../../../server/trading/exchanges/exchanges-shared.ts'

const thing = (name: string): ThingView => ({
  id: 1,
  name,
  image: null,
  image_srcset: '',
  condition: 'Old',
  status: 'traded',
})

t.test('a choice counts listed items: the rest is included', async (t) => {
  const offered = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: null }]
  t.equal(pickText(offered, 2), 'any 2 of these 3')
  t.equal(pickText(offered, null), '')
})

t.test('without a remaining choice there is no text about it', async (t) => {
  t.equal(pickText([{ id: 1 }, { id: 2 }, { id: null }], 2), '')
})

t.test('a completed swap shows to each party the given and received items', async (t) => {
  const swap: Omit<Parameters<typeof turnText>[0], 'direction'> = {
    status: 'accepted',
    outcome: 'completed',
    turn: null,
    item_reserved: false,
    item_checked_in: false,
    other_suspended: false,
    confirmed_by_other: true,
    can: [],
    agreed_at: '2026-01-02T03:04:05.000Z',
    wanted: [thing('Guitar')],
    offered: [thing('Camera'), thing('Lamp'), thing('Radio, small')],
  }
  t.equal(
    turnText({ ...swap, direction: 'outgoing' }, 'Olga'),
    'Swap completed. Enjoy! You gave Camera, Lamp, and Radio, small and got Guitar.',
  )
  t.equal(
    turnText({ ...swap, direction: 'incoming', offered: [thing('Camera'), thing('Lamp')] }, 'Rita'),
    'Swap completed. Enjoy! You gave Guitar and got Camera and Lamp.',
  )
})

t.test('the turn text names the possible steps only', async (t) => {
  const row: Parameters<typeof turnText>[0] = {
    status: 'pending',
    outcome: null,
    turn: 'me',
    item_reserved: false,
    item_checked_in: false,
    other_suspended: false,
    confirmed_by_other: false,
    agreed_at: null,
    direction: 'incoming',
    wanted: [thing('Guitar')],
    offered: [thing('Camera')],
    can: ['accept', 'decline', 'counter'],
  }
  t.equal(turnText(row, 'Rita'), 'Your turn: accept, decline, or make another offer.')
  t.equal(turnText({ ...row, can: ['accept', 'decline'] }, 'Rita'), 'Your turn: accept or decline.')
  t.equal(
    turnText({ ...row, can: ['decline', 'counter'] }, 'Rita'),
    'Your turn: make another offer, or decline.',
  )
  t.equal(
    turnText({ ...row, can: ['decline'] }, 'Rita'),
    'Your turn: it can’t be accepted right now. You can wait or decline.',
  )
  t.equal(turnText({ ...row, turn: 'other' }, 'Rita'), 'Waiting for Rita to answer.')
  t.equal(turnText({ ...row, turn: null }, 'Rita'), null, 'nothing is open')
  t.match(
    turnText({ ...row, direction: 'outgoing' }, 'Olga'),
    'Olga has made you another offer. Your turn: accept, decline, or make another offer.',
  )
})

t.test('the reason of a wait precedes the turn', async (t) => {
  const row = { status: 'pending', outcome: null, turn: 'me' } as Parameters<typeof turnText>[0]
  t.equal(
    turnText({ ...row, item_reserved: true }, 'Rita'),
    'One of the two items is reserved for another swap, so this request is on hold.',
  )
  const suspended = { ...row, other_suspended: true, item_reserved: true }
  t.equal(turnText(suspended, 'Rita'), 'This request is on hold because Rita can’t swap right now.')
  t.equal(
    turnText({ ...suspended, status: 'accepted' }, 'Rita'),
    'Rita can’t swap right now. You can wait for them, or call the swap off.',
  )
})

t.test('an agreed swap shows the progress of the meeting', async (t) => {
  const plan = { with: 2, place: 'Library', starts_at: '2026-01-02T03:04:05.000Z', note: '', revision: 1 }
  const row = { status: 'accepted', outcome: null, turn: 'me', confirmed_by_other: false } as Parameters<
    typeof turnText
  >[0]
  const text = (turn: 'me' | 'other' | null, agreed_at: string | null = null) =>
    turnText({ ...row, handover: { ...plan, turn, agreed_at } }, 'Olga')
  t.equal(text('me'), 'Your turn: Olga proposes a place and a time.')
  t.equal(text('other'), 'Waiting for Olga to answer your proposal.')
  t.equal(text(null, plan.starts_at), 'Next: meet and swap, then confirm it.')
  const none = 'Your turn: agree on a place and a time, swap, then confirm it.'
  t.equal(text(null), none, 'the time that was proposed has passed')
  t.equal(turnText({ ...row, handover: null }, 'Olga'), none)
  const handover = { ...plan, turn: null, agreed_at: plan.starts_at }
  t.equal(
    turnText({ ...row, handover, confirmed_by_other: true }, 'Olga'),
    'Your turn: Olga has confirmed the swap. Confirm it too, or call it off.',
  )
  t.equal(
    turnText({ ...row, handover, turn: 'other' }, 'Olga'),
    'You have confirmed the swap. Waiting for Olga to confirm it too.',
  )
})

t.test('a request that is not pending shows its outcome', async (t) => {
  const row = { status: 'pending', outcome: null, agreed_at: null } as Parameters<typeof standingText>[0]
  t.equal(standingText(row), null)
  t.match(standingText({ ...row, status: 'accepted' }), 'Request Accepted')
  t.match(standingText({ ...row, status: 'rejected', outcome: 'declined' }), 'Request Declined')
})

t.test('an unanswered request is not called unconfirmed', async (t) => {
  const row = { status: 'rejected', outcome: 'expired' } as Parameters<typeof standingText>[0]
  t.equal(standingText({ ...row, agreed_at: null }), 'Not answered in time')
  t.equal(standingText({ ...row, agreed_at: '2026-01-02T03:04:05.000Z' }), 'Not confirmed by both in time')
})
