import { z } from 'zod'

/** What stands on an item's page in the place of the button that asks for it. */
export interface ItemRequest {
  /** The page of that swap, or of the owner. */
  path: string
  item_id: number
  /**
   * `waiting`: the viewer's request waits for the owner; `answered`: the owner has put other terms; `agreed`: a swap of any size
   * brings it to the viewer; `offered`: its owner offers it in a request for something of the viewer's; `blocked_…`: one of the
   * two has blocked the other.
   */
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
