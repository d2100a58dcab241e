import t from 'tap'
import { meetingsOf, toConfirm } from '../../../../client/components/circles/circle-texts.ts'
import type { CircleLegView } from '../../../../server/circles/circles-shared.ts'
import { islandProps } from '../../island-props.ts'

const [given, between, got] = islandProps.circle.first.legs as [CircleLegView, CircleLegView, CircleLegView]

t.test('of a thing that an admin has settled nothing is left to confirm, nor to meet for', async (t) => {
  // Who got it has confirmed it, and an admin has said that it went back.
  const returned = { ...given, confirmed_by_receiver: true, outcome: 'returned' as const }
  const legs = [returned, between, got]
  t.strictSame(toConfirm({ legs }), { given: false, got: true })
  t.match(meetingsOf({ legs }), [
    { other: { id: given.to!.id }, confirms: false, isDone: true, isOver: true },
    { other: { id: got.from!.id }, confirms: false, isDone: false, isOver: false },
  ])
})

t.test('what the other has confirmed waits for me, and what I have for them', async (t) => {
  const legs = [{ ...given, confirmed_by_receiver: true }, between, { ...got, confirmed_by_receiver: true }]
  t.strictSame(toConfirm({ legs }), { given: true, got: false })
  t.match(meetingsOf({ legs }), [
    { confirms: true, isDone: false, isOver: false },
    { confirms: false, isDone: true, isOver: false },
  ])
})
