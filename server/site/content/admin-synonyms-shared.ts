import { z } from 'zod'

/** /admin/words: words that searches did not find, and the lists of words that mean the same. */
export const WordsView = z.object({
  failed: z.array(
    z.object({
      word: z.string(),
      count: z.int(),
      last_at: z.iso.datetime(),
      /** A word of this market that it may mean; empty where none is like it. */
      meant: z.string(),
    }),
  ),
  /** A list a line. */
  synonyms: z.string(),
  /** Which state of the lists this is, so that nobody writes over somebody else. */
  seen: z.string(),
})
export type WordsView = z.infer<typeof WordsView>
