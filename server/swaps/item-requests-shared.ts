import { z } from 'zod'

export interface ItemRequest {
  /** URL path of the swap's page, or of the owner's. */
  path: string
  item_id: number
  /**
   * `waiting`: for the owner's answer; `answered`: the owner made a counter-offer; `agreed`: an agreed swap brings it to the viewer;
   * `offered`: its owner offers it in a request; `blocked_by_…`: who of the two has blocked the other.
   */
  standing: 'waiting' | 'answered' | 'agreed' | 'offered' | 'blocked_by_me' | 'blocked_by_them'
}

export const ItemRequests = z.object({
  pending: z.int(),
  agreed: z.string().nullable(),
})
export type ItemRequests = z.infer<typeof ItemRequests>
