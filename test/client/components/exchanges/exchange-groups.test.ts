import t from 'tap'
import { exchangeGroups } from '../../../../client/components/exchanges/exchange-groups.ts'
import type { ExchangeRowView } from '../../../../server/trading/exchanges/exchanges-shared.ts'

const row = (id: number, more: Partial<ExchangeRowView> = {}) =>
  ({
    id,
    status: 'pending',
    direction: 'incoming',
    outcome: null,
    turn: 'me',
    rivals: null,
    ...more,
  }) as ExchangeRowView

const shown = (rows: ExchangeRowView[], direction = rows[0]!.direction as 'incoming' | 'outgoing' | 'all') =>
  exchangeGroups(rows, direction).map(({ title, rows: part }) => [title, ...part.map(({ id }) => id)])

t.test('rivals stand below what they want, however many of them are on this page', async (t) => {
  const lamp = { rivals: { id: 9, of: 3, name: 'Lamp' } }
  const tent = { rivals: { id: 6, of: 2, name: 'Tent' } }
  t.strictSame(shown([row(9, lamp), row(7, lamp), row(8), row(5), row(6, tent)]), [
    ['3 requests for Lamp', 9, 7],
    [null, 8, 5],
    ['2 requests for Tent', 6],
  ])
  t.strictSame(shown([row(9), row(8)]), [[null, 9, 8]], 'no headings where nothing competes')
})

t.test('open and finished requests are separate', async (t) => {
  const accepted = (id: number, outcome: 'completed' | null) => row(id, { status: 'accepted', outcome })
  t.strictSame(shown([accepted(9, 'completed'), accepted(8, null), accepted(7, 'completed')]), [
    ['To do', 8],
    ['Done', 9, 7],
  ])
  const sent = (id: number, turn: 'me' | 'other') => row(id, { direction: 'outgoing', turn })
  t.strictSame(shown([sent(9, 'other'), sent(8, 'me')]), [
    ['Your turn', 8],
    ['Waiting for the other person', 9],
  ])
  t.strictSame(shown([row(9, { status: 'rejected' }), row(8, { status: 'rejected' })]), [[null, 9, 8]])
})

t.test('all requests begin with rivals, then my turns, received or sent', async (t) => {
  const lamp = { rivals: { id: 9, of: 2, name: 'Lamp' } }
  const sent = row(8, { direction: 'outgoing' })
  t.strictSame(shown([row(9, lamp), row(7, lamp), sent, row(6), row(5, { turn: 'other' })], 'all'), [
    ['2 requests for Lamp', 9, 7],
    ['Your turn', 8, 6],
    ['Waiting for the other person', 5],
  ])
})
