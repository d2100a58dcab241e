import { z } from 'zod'

/** Where one's own request for an item stands: it waits for the owner, they have made another offer, or it is agreed. */
export interface ItemRequest {
  id: number
  item_id: number
  standing: 'waiting' | 'answered' | 'agreed'
}

/** What an owner is told beside their own item. */
export const ItemRequests = z.object({
  /** How many others ask for it. */
  pending: z.int(),
  /** Id of the agreed request that it stands in. */
  agreed: z.int().nullable(),
})
export type ItemRequests = z.infer<typeof ItemRequests>
