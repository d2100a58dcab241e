import { z } from 'zod'

export const ImportLine = z.object({
  /** Line of the file in which the row begins; the header is line 1. */
  line: z.int(),
  name: z.string(),
  action: z.enum(['post', 'skip', 'error']),
  reason: z.string().nullable(),
})
export type ImportLine = z.infer<typeof ImportLine>

/** A file of items that was read but not posted yet. */
export const ImportView = z
  .object({
    id: z.int(),
    expires_at: z.iso.datetime(),
    lines: z.array(ImportLine),
    counts: z.object({ post: z.int(), skip: z.int(), error: z.int() }),
  })
  .meta({ id: 'Import' })
export type ImportView = z.infer<typeof ImportView>

export const ImportResult = z.object({
  /** Ids of the new items, in the order of the file. */
  posted: z.array(z.int()),
  failed: z.array(z.object({ line: z.int(), reason: z.string() })),
})
export type ImportResult = z.infer<typeof ImportResult>
