import t from 'tap'
import { headOf } from '../../../../server/market/items/similar-names.ts'
import { isInflection } from '../../../../server/platform/search/inflections.ts'
import { tellingWords } from '../../../../server/platform/search/lexicon.ts'

t.test('finds Portuguese plurals, and no other word', async (t) => {
  for (const pair of [
    'bicicleta bicicletas',
    'flor flores',
    'luz luzes',
    'violão violões',
    'pão pães',
    'mão mãos',
    'animal animais',
    'papel papéis',
    'lençol lençóis',
    'jardim jardins',
    'álbum álbuns',
    'sofá sofas',
  ]) {
    const [one, many] = pair.split(' ') as [string, string]
    t.ok(isInflection(one, many, 'pt-BR'), pair)
  }
  for (const pair of ['violão viola', 'prato prata', 'bola bolo', 'porta porto', 'mesa mês', 'mãe mão']) {
    const [one, other] = pair.split(' ') as [string, string]
    t.notOk(isInflection(one, other, 'pt-BR'), pair)
  }
})

t.test('reads past Portuguese function words to the noun', async (t) => {
  t.strictSame(tellingWords(['procuro', 'uma', 'máquina', 'de', 'costura'], 'pt-BR'), ['máquina', 'costura'])
  t.equal(headOf('Mesa de madeira para sala', 'pt-BR'), 'mesa')
})
