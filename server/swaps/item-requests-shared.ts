import { z } from 'zod'

/**
 * Where one's own request for an item stands: it waits for the owner, they have made another offer, or it is agreed, as a swap of
 * any size may be; that it is part of a request for something of mine; or that there can be none, as one of the two has blocked
 * the other.
 */
export interface ItemRequest {
  /** The page of that swap, or of the owner. */
  path: string
  item_id: number
  standing: 'waiting' | 'answered' | 'agreed' | 'offered' | 'blocked_by_me' | 'blocked_by_them'
}

/** What an owner is told beside their own item. */
export const ItemRequests = z.object({
  /** How many others ask for it. */
  pending: z.int(),
  /** The page of the agreed swap that it stands in. */
  agreed: z.string().nullable(),
})
export type ItemRequests = z.infer<typeof ItemRequests>
