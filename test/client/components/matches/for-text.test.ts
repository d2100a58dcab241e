import t from 'tap'
import { forText } from '../../../../client/components/matches/for-text.ts'

const named = ['Lamp', 'Tent', 'Vase', 'Drum'].map((name, at) => ({ id: at + 1, name }))
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

t.test('up to three offered items are named; more, or unknown ones, are counted', async (t) => {
  const all = plain(forText([1, 2, 3], named))
  for (const name of ['Lamp', 'Tent', 'Vase']) t.match(all, name)
  t.match(plain(forText([1, 2, 3, 4], named)), /4/)
  t.notMatch(plain(forText([1, 2, 3, 4], named)), 'Lamp')
  t.match(plain(forText([1, 9], named)), /2/)
  t.notMatch(plain(forText([1, 9], named)), 'Lamp')
  t.not(forText(null, named), forText([], named))
})
