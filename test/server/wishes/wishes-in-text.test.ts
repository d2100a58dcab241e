import t from 'tap'
import { wishesIn } from '../../../server/wishes/wish-fields-shared.ts'

t.test('chips are suggested from what somebody has written', async (t) => {
  t.strictSame(wishesIn('ceramic pots, seedlings'), ['ceramic pots', 'seedlings'])
  t.strictSame(wishesIn('A kayak or board games; plants/seeds.'), [
    'A kayak',
    'board games',
    'plants',
    'seeds',
  ])
  t.strictSame(wishesIn("I'd love a kayak!"), ['a kayak'])
  t.strictSame(wishesIn('Looking for tools\nbooks and Books'), ['tools', 'books'])
  t.strictSame(wishesIn(''), [])
  t.strictSame(wishesIn('Please write to me first and tell me a little about yourself before we meet'), [])
  t.equal(wishesIn(Array.from({ length: 30 }, (_, at) => `thing ${at}`).join(', ')).length, 10)
})
