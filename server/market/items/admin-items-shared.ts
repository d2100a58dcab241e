import { z } from 'zod'
import { ITEM_STATUSES } from './items-shared.ts'

export const ITEM_FILTERS = ['all', 'hidden', 'pinned'] as const

/** An item as admins see it in a list. */
export const AdminItem = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  image_placeholder: z.string(),
  status: z.enum(ITEM_STATUSES),
  created_at: z.iso.datetime(),
  /** By a moderator or an admin; hidden without it is what a suspended person had for all to see. */
  is_taken_down: z.boolean(),
  is_pinned: z.boolean(),
  /** Whether its page is there for everybody. */
  is_shown: z.boolean(),
  /** Whether who looks may take it down and show it again. */
  may_judge: z.boolean(),
  owner: z.object({ id: z.int(), name: z.string() }),
  category: z.object({ id: z.int(), name: z.string() }),
})
export type AdminItem = z.infer<typeof AdminItem>

/** /admin/items: the newest first; older ones come with `?before=<next_before>`. */
export const AdminItemsView = z.object({
  q: z.string(),
  show: z.enum(ITEM_FILTERS),
  /** Whose items alone; null for everybody's. */
  owner: z.object({ id: z.int(), name: z.string() }).nullable(),
  items: z.array(AdminItem),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type AdminItemsView = z.infer<typeof AdminItemsView>
