import * as z from 'zod/mini'
import { ClientId } from '../client-id-shared.ts'
import { CategoryId, ConditionChoice, Description, ItemId, Name } from '../items/item-fields-shared.ts'
import { MISSING } from '../items/missing-shared.ts'
import { LONGEST, PICTURE } from '../limits.ts'
import { requiredLine, requiredText } from '../text-shared.ts'

const Message = requiredText(LONGEST.requestMessage, 'The message', MISSING.message)

/** What is offered, and what is said to it (specification, section 3). */
const OfferFields = z.object({
  name: Name,
  description: Description,
  condition: ConditionChoice,
  product_category_id: CategoryId,
  message: Message,
})

/** POST /api/exchange-request, besides its files `images[]`. */
export const ExchangeRequestBody = z.extend(OfferFields, {
  requested_product_id: ItemId,
  /** One of the requester's own available items, whose pictures come along. */
  offered_product_id: z.optional(ItemId),
  client_id: ClientId,
})
export type ExchangeRequestBody = z.output<typeof ExchangeRequestBody>

/** Changes of one's own pending request; what is left out stays. */
export const OfferChanges = z.extend(z.partial(OfferFields), {
  /** Addresses of pictures to take off. */
  removed_images: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(PICTURE.perItem))),
})
export type OfferChanges = z.output<typeof OfferChanges>

/** Why an agreed swap is called off. */
export const CancellationBody = z.object({
  reason: requiredLine(LONGEST.itemMessage, 'This', 'Please say why'),
})
