import { z } from 'zod'

export const WordsView = z.object({
  failed: z.array(
    z.object({
      word: z.string(),
      count: z.int(),
      last_at: z.iso.datetime(),
      /** Similar word of the vocabulary; empty for none. */
      meant: z.string(),
    }),
  ),
  synonyms: z.string(),
  /** Hash of the lists, to detect concurrent edits. */
  seen: z.string(),
})
export type WordsView = z.infer<typeof WordsView>
