import t from 'tap'
import { ItemChanges, ItemFields } from '../../server/market/items/item-fields-shared.ts'
import { ReviewBody } from '../../server/market/reviews/reviews-shared.ts'
import { WantBody } from '../../server/market/wants/wants-routes.ts'
import { WishBody } from '../../server/market/wishes/wishes-routes.ts'
import { ProfileUpdateBody } from '../../server/members/accounts/accounts-shared.ts'
import { decimalOf } from '../../server/platform/schemas/numbers-shared.ts'
import { BeforeQuery, UpToBody } from '../../server/platform/schemas/pagination-shared.ts'
import { CancellationBody } from '../../server/swaps/cancellation-shared.ts'
import { CirclesQuery } from '../../server/trading/circles/circles-shared.ts'
import {
  CounterBody,
  ExchangeRequestBody,
  OfferChanges,
} from '../../server/trading/exchanges/exchange-fields-shared.ts'
import { ProposalBody } from '../../server/trading/handovers/handovers-routes.ts'

const ITEM = { name: 'Lamp', description: 'Bright', product_category_id: 1, condition: 'New' }

t.test('null leaves out what may be left out', async (t) => {
  t.match(ItemFields.parse({ ...ITEM, trade_preferences: null, wishes: null, video_links: null }), {
    trade_preferences: '',
    wishes: [],
    video_links: [],
  })
  t.same(ItemChanges.parse({ name: null, message: null, phone: 'x' }), {
    name: undefined,
    message: undefined,
    phone: 'x',
  })
  t.match(ReviewBody.parse({ about: 1, would_swap_again: true, text: null }), { text: '' })
  t.match(ProposalBody.parse({ place: 'Park', starts_at: '2030-01-01T00:00:00Z', note: null, revision: 0 }), {
    note: '',
  })
  t.match(CancellationBody.parse({ reason: 'Broken', kind: null }), { kind: 'other' })
  t.same(OfferChanges.parse({ message: null, offered_product_ids: null }), {
    message: undefined,
    offered_product_ids: undefined,
  })
  t.match(ProfileUpdateBody.parse({ contact_visibility: 'partners', about: null }), { about: undefined })
})

t.test('a blank of a form leaves out what cannot be blank', async (t) => {
  const blank = { name: '', description: '', condition: '', product_category_id: '' }
  const message = 'For your tent?'
  t.ok(
    ExchangeRequestBody.safeParse({ ...blank, message, requested_product_ids: [1], offered_product_ids: [2] })
      .success,
  )
  const some = ExchangeRequestBody.safeParse({ ...blank, name: 'Lamp', message, requested_product_ids: [1] })
  t.same(
    some.error?.issues.map(({ path }) => path[0]),
    ['description', 'condition', 'product_category_id'],
  )
  t.match(CirclesQuery.parse({ state: '' }), { state: 'proposed' })
  t.same(BeforeQuery.parse({ before: '' }), { before: undefined })
  t.match(ProfileUpdateBody.parse({ about: '', contact_visibility: '' }), { about: '' })
})

t.test('numbers, booleans, and single values may be text', async (t) => {
  t.same(UpToBody.parse({ up_to: '7' }), { up_to: 7 })
  t.same(WantBody.parse({ product_id: '7', for: ['8', '9'] }), { product_id: 7, for: [8, 9] })
  t.match(WishBody.parse({ text: 'a kayak', product_category_id: '3' }), { product_category_id: 3 })
  t.match(
    CounterBody.parse({
      revision: '1',
      requested_product_ids: '5',
      offered_product_ids: ['6'],
      keep_unlisted: 'true',
    }),
    { requested_product_ids: [5], offered_product_ids: [6], keep_unlisted: true },
  )
  for (const [said, meant] of [
    ['false', false],
    ['1', true],
    [0, false],
  ])
    t.match(ReviewBody.parse({ about: '1', would_swap_again: said }), { about: 1, would_swap_again: meant })
})

t.test('other values have an error text', async (t) => {
  const said = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
    parsed.error?.issues.map(({ message }) => message)
  t.same(said(UpToBody.safeParse({ up_to: 'seven' })), ['This must be the ID of an entry.'])
  t.same(said(CounterBody.safeParse({ revision: 1, requested_product_ids: {}, offered_product_ids: 'x' })), [
    'Choose an item',
    'Choose an item',
  ])
  t.same(
    said(
      CounterBody.safeParse({
        revision: 1,
        requested_product_ids: [1],
        offered_product_ids: [2],
        keep_unlisted: 'perhaps',
      }),
    ),
    ['Choose yes or no.'],
  )
})

t.test('an amount may be typed with a comma, and in Arabic digits', async (t) => {
  for (const [typed, amount] of [
    ['12.50', 12.5],
    [' 12,50 ', 12.5],
    ['١٢٫٥', 12.5],
    ['0', 0],
    ['', Number.NaN],
    ['1,299.50', Number.NaN],
    ['twelve', Number.NaN],
  ] as const)
    t.ok(Object.is(decimalOf(typed), amount), typed)
})
