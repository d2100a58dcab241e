import t from 'tap'
import { wishesIn } from '../../../../server/market/wishes/wish-fields-shared.ts'
import { wishList } from '../../../../server/market/wishes/wish-text-shared.ts'

t.test('wishes are suggested from written text', async (t) => {
  t.strictSame(wishesIn('ceramic pots, seedlings'), ['ceramic pots', 'seedlings'])
  t.strictSame(wishesIn('A kayak or board games; plants/seeds.'), [
    'A kayak',
    'board games',
    'plants',
    'seeds',
  ])
  t.strictSame(wishesIn("I'd love a kayak!"), ['a kayak'])
  t.strictSame(wishesIn('Looking for tools\nbooks and Books'), ['tools', 'books'])
  t.strictSame(wishesIn('a raincoat, size M'), ['a raincoat'], 'a measure is no wish of its own')
  t.strictSame(wishesIn('ein Fahrrad, 26 Zoll, 3 Stühle'), ['ein Fahrrad', '3 Stühle'])
  t.strictSame(wishesIn('una chaqueta, talla 42'), ['una chaqueta'])
  t.strictSame(wishesIn(''), [])
  t.strictSame(wishesIn('Please write to me first and tell me a little about yourself before we meet'), [])
  t.equal(wishesIn(Array.from({ length: 30 }, (_, at) => `thing ${at}`).join(', ')).length, 10)
})

t.test('so they are in the other languages, and as phones type an apostrophe', async (t) => {
  t.strictSame(wishesIn('I’d love a kayak!'), ['a kayak'])
  t.strictSame(wishesIn('Ich suche ein Kajak oder Brettspiele, gerne auch Pflanzen und Töpfe'), [
    'ein Kajak',
    'Brettspiele',
    'Pflanzen',
    'Töpfe',
  ])
  t.strictSame(wishesIn('Busco un kayak o juegos de mesa; también plantas y macetas.'), [
    'un kayak',
    'juegos de mesa',
    'plantas',
    'macetas',
  ])
  t.strictSame(wishesIn('Je cherche un kayak ou une tente, de préférence bleue et grande'), [
    'un kayak',
    'une tente',
    'bleue',
    'grande',
  ])
  t.strictSame(wishesIn("J'aimerais des plantes"), ['des plantes'])
  t.strictSame(wishesIn('أبحث عن خيمة أو دراجة، كتب؛ ألعاب'), ['خيمة', 'دراجة', 'كتب', 'ألعاب'])
  t.strictSame(
    wishesIn('Suchscheinwerfer, Gernegroß'),
    ['Suchscheinwerfer', 'Gernegroß'],
    'whole words alone',
  )
})

t.test('a comma between digits is part of a number, and a pasted list becomes several wishes', async (t) => {
  t.strictSame(wishesIn('Leiter 1,5 m'), ['Leiter 1,5 m'])
  t.strictSame(wishesIn('Leiter 1,5 m, Lampe'), ['Leiter 1,5 m', 'Lampe'])
  t.strictSame(wishList('tent, lamp, kayak'), ['tent', 'lamp', 'kayak'])
  t.strictSame(wishList('tent;lamp\nkayak, Tent'), ['tent', 'lamp', 'kayak'])
  t.strictSame(wishList('Leiter 1,5 m'), ['Leiter 1,5 m'])
  t.strictSame(wishList('سلم، كتاب'), ['سلم', 'كتاب'])
  t.strictSame(wishList(' , ,'), [])
})
