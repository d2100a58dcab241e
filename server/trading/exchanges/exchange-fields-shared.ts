import * as z from 'zod/mini'
import {
  CategoryId,
  ConditionChoice,
  Description,
  ItemId,
  Name,
  OptionalItemId,
  PictureUrls,
} from '../../market/items/item-fields-shared.ts'
import { MISSING } from '../../market/items/missing-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import {
  listOf,
  optional,
  optionalElse,
  optionalOrBlank,
  yesOrNo,
} from '../../platform/schemas/form-fields-shared.ts'
import { optionalPositiveNumber, positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { optionalText, requiredText } from '../../platform/schemas/text-shared.ts'
import { SWAP_TERMS } from '../../swaps/limits.ts'

const Message = requiredText(LONGEST.requestMessage, m.swaps_the_message, MISSING.message)

const ThingFields = z.object({
  name: Name,
  description: Description,
  condition: ConditionChoice,
  product_category_id: CategoryId,
})
type ThingFields = z.output<typeof ThingFields>

const MaybeThing = z.object({
  name: optionalOrBlank(Name),
  description: optionalOrBlank(Description),
  condition: optionalOrBlank(ConditionChoice),
  product_category_id: optionalPositiveNumber(MISSING.product_category_id),
})

const THING_FIELDS = Object.keys(ThingFields.shape) as (keyof ThingFields)[]

const TOO_MANY = () => m.swaps_items_limit({ items: SWAP_TERMS.items })

/** Distinct, at most 10. */
const ItemIds = z.array(ItemId, { error: m.items_choose_an_item }).check(
  z.maxLength(SWAP_TERMS.items, { error: TOO_MANY }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: () => m.swaps_name_each_item_once() }),
)
const WHOLE = m.swaps_choice_wrong

/** Listed items in the terms, and how many of the offered ones the owner chooses. */
const Terms = z.object({
  requested_product_ids: optional(listOf(ItemIds)),
  offered_product_ids: optional(listOf(ItemIds)),
  offered_pick: optionalPositiveNumber(WHOLE),
})

interface Offered {
  offered_product_id?: number | undefined
  offered_product_ids?: number[] | undefined
}

interface Requested {
  requested_product_id?: number | undefined
  requested_product_ids?: number[] | undefined
}

const allOf = (one: number | undefined, list: number[] = []): number[] =>
  one === undefined || list.includes(one) ? list : [one, ...list]

export const offeredIds = (body: Offered): number[] =>
  allOf(body.offered_product_id, body.offered_product_ids)

export const requestedIds = (body: Requested): number[] =>
  allOf(body.requested_product_id, body.requested_product_ids)

/** True if ids were sent; they are not validated yet. */
const names = (ids: unknown) => Array.isArray(ids) && ids.length > 0

/** True if an item must be described, because it has no listed items (`offered_product_ids`) and earlier free-text items (`unlisted_of`). */
const hasToDescribe = (body: Partial<ThingFields> & Offered & { unlisted_of?: unknown }) =>
  (!names(body.offered_product_ids) && body.unlisted_of === undefined) ||
  THING_FIELDS.some((field) => body[field] !== undefined)

/** A condition that is always true, so that all missing fields are reported at once. */
const always = () => true

/** POST /api/exchange-request, without its files `images[]`. */
export const ExchangeRequestBody = z
  .extend(z.extend(MaybeThing, Terms.shape), {
    message: Message,
    requested_product_id: OptionalItemId,
    /** Own available item; its images are included. */
    offered_product_id: OptionalItemId,
    /** An earlier request whose free-text items are offered again. */
    unlisted_of: OptionalItemId,
    client_id: ClientId,
  })
  .check(
    ...THING_FIELDS.map((field) =>
      z.refine<Partial<ThingFields> & Offered>((body) => !hasToDescribe(body) || body[field] !== undefined, {
        path: [field],
        error: MISSING[field],
        when: always,
      }),
    ),
    z.refine((body) => body.requested_product_id !== undefined || names(body.requested_product_ids), {
      path: ['requested_product_id'],
      error: () => m.swaps_choose_an_item(),
      when: always,
    }),
    z.refine((body) => requestedIds(body).length <= SWAP_TERMS.items, {
      path: ['requested_product_ids'],
      error: TOO_MANY,
    }),
    z.refine((body) => offeredIds(body).length <= SWAP_TERMS.items, {
      path: ['offered_product_ids'],
      error: TOO_MANY,
    }),
    z.refine((body) => (body.offered_pick ?? 0) <= offeredIds(body).length, {
      path: ['offered_pick'],
      error: () => m.swaps_choice_too_large(),
    }),
  )
export type ExchangeRequestBody = z.output<typeof ExchangeRequestBody>

/** Undefined if only listed items are named. */
export function describedThing(body: ExchangeRequestBody): ThingFields | undefined {
  const { name, description, condition, product_category_id } = body
  if (name === undefined || description === undefined) return undefined
  if (condition === undefined || product_category_id === undefined) return undefined
  return { name, description, condition, product_category_id }
}

/** Changes the user's newest offer while it is the other party's turn; missing fields are unchanged. */
export const OfferChanges = z.extend(z.extend(z.partial(ThingFields), Terms.shape), {
  message: optional(Message),
  removed_images: optional(PictureUrls),
})
export type OfferChanges = z.output<typeof OfferChanges>

/** Error if one side would give nothing. */
export const SOME = m.swaps_nothing_given

/** POST /api/exchange-request/:id/counter: complete new terms. */
export const CounterBody = z.object({
  revision: positiveNumber(WHOLE),
  terms_hash: z.optional(z.string()),
  requested_product_ids: listOf(ItemIds.check(z.minLength(1, { error: SOME }))),
  offered_product_ids: listOf(ItemIds),
  offered_pick: optionalPositiveNumber(WHOLE),
  /** Keeps the free-text items in the offer. */
  keep_unlisted: optionalElse(yesOrNo(m.admin_choose_yes_or_no), false),
  message: optionalText(LONGEST.requestMessage, m.swaps_the_message),
})
export type CounterBody = z.output<typeof CounterBody>

export const AcceptanceBody = z.object({
  /** The answered revision; default: the newest. Null is rejected, because it could accept unseen terms by mistake. */
  revision: z.optional(positiveNumber(WHOLE)),
  /** Hash of the answered terms; null is rejected. */
  terms_hash: z.optional(z.string()),
  /** Chosen items if the requester lets the owner choose. */
  chosen_product_ids: optional(listOf(ItemIds)),
})
export type AcceptanceBody = z.output<typeof AcceptanceBody>
