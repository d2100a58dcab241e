import t from 'tap'
import { pickText, turnText } from '../../../../client/components/exchanges/exchange-texts.ts'
import type { ThingView } from '../../../../server/exchanges/exchanges-shared.ts'

const thing = (name: string): ThingView => ({
  id: 1,
  name,
  image: null,
  image_srcset: '',
  condition: 'Old',
  status: 'traded',
})

t.test('a pick counts what is listed: the rest comes along', async (t) => {
  const offered = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: null }]
  t.equal(pickText(offered, 2), 'any 2 of these 3')
  t.equal(pickText(offered, null), '')
})

t.test('a completed swap says to each of the two what they gave and got', async (t) => {
  const swap: Omit<Parameters<typeof turnText>[0], 'direction'> = {
    status: 'accepted',
    outcome: 'completed',
    turn: null,
    item_reserved: false,
    other_suspended: false,
    confirmed_by_other: true,
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
