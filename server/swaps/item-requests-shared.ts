import { z } from 'zod'

/**
 * Where one's own request for an item stands: it waits for the owner, they have made another offer, or it is agreed; that it is
 * part of a request for something of mine; or that there can be none, as one of the two has blocked the other. Then `id` is the
 * owner's.
 */
export interface ItemRequest {
  id: number
  item_id: number
  standing: 'waiting' | 'answered' | 'agreed' | 'offered' | 'blocked_by_me' | 'blocked_by_them'
}

/** What an owner is told beside their own item. */
export const ItemRequests = z.object({
  /** How many others ask for it. */
  pending: z.int(),
  /** Id of the agreed request that it stands in. */
  agreed: z.int().nullable(),
})
export type ItemRequests = z.infer<typeof ItemRequests>
