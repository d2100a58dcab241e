import t from 'tap'
import { exchangeGroups } from '../../../client/components/exchanges/exchange-groups.ts'
import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'

const row = (id: number, item: number | null, more: Partial<ExchangeRowView> = {}) =>
  ({
    id,
    wanted: [{ id: item, name: `Thing ${item}` }],
    status: 'pending',
    direction: 'incoming',
    outcome: null,
    turn: 'me',
    ...more,
  }) as ExchangeRowView

const shown = (rows: ExchangeRowView[]) =>
  exchangeGroups(rows).map(({ title, rows: part }) => [title, ...part.map(({ id }) => id)])

t.test('requests for the same item of mine stand together, those I can answer first', async (t) => {
  t.strictSame(shown([row(9, 1), row(8, 2), row(7, 1, { turn: 'other' }), row(6, 3), row(5, 1)]), [
    ['3 requests for Thing 1', 9, 5, 7],
    ['Others', 8, 6],
  ])
  t.strictSame(shown([row(9, 1), row(8, 2)]), [[null, 9, 8]], 'no headings where nothing competes')
  t.strictSame(shown([row(9, null), row(8, null)]), [[null, 9, 8]], 'things that are gone are not one thing')
})

t.test('bundles that share an item of mine are rivals, whichever they name first', async (t) => {
  const bundle = (id: number, ...items: number[]) =>
    row(id, null, {
      wanted: items.map((item) => ({ id: item, name: `Thing ${item}` })) as ExchangeRowView['wanted'],
    })
  t.strictSame(shown([bundle(9, 1, 2), bundle(8, 3), bundle(7, 4, 2), bundle(6, 4), bundle(5, 3, 4)]), [
    ['5 requests for Thing 4', 9, 7, 6, 8, 5],
  ])
  t.strictSame(shown([bundle(9, 1, 2), bundle(8, 3), bundle(7, 2)]), [
    ['2 requests for Thing 2', 9, 7],
    ['Others', 8],
  ])
})

t.test('what is to be done stands apart from what is done', async (t) => {
  const accepted = (id: number, outcome: 'completed' | null) => row(id, id, { status: 'accepted', outcome })
  t.strictSame(shown([accepted(9, 'completed'), accepted(8, null), accepted(7, 'completed')]), [
    ['To be done', 8],
    ['Done', 9, 7],
  ])
  const sent = (id: number, turn: 'me' | 'other') => row(id, 1, { direction: 'outgoing', turn })
  t.strictSame(shown([sent(9, 'other'), sent(8, 'me')]), [
    ['Your turn', 8],
    ['Waiting for the other', 9],
  ])
  t.strictSame(shown([row(9, 1, { status: 'rejected' }), row(8, 1, { status: 'rejected' })]), [[null, 9, 8]])
})
