import { z } from 'zod'
import { ITEM_STATUSES } from './items-shared.ts'

export const ITEM_FILTERS = ['all', 'hidden', 'pinned'] as const

export const AdminItem = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  image_placeholder: z.string(),
  status: z.enum(ITEM_STATUSES),
  created_at: z.iso.datetime(),
  /** Hidden by a moderator; otherwise hidden because of the owner's suspension. */
  is_taken_down: z.boolean(),
  is_pinned: z.boolean(),
  is_shown: z.boolean(),
  may_judge: z.boolean(),
  owner: z.object({ id: z.int(), name: z.string() }),
  category: z.object({ id: z.int(), name: z.string() }),
})
export type AdminItem = z.infer<typeof AdminItem>

export const AdminItemsView = z.object({
  q: z.string(),
  show: z.enum(ITEM_FILTERS),
  owner: z.object({ id: z.int(), name: z.string() }).nullable(),
  items: z.array(AdminItem),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type AdminItemsView = z.infer<typeof AdminItemsView>
