import { z } from 'zod'
import { LONGEST } from '../limits.ts'

/** A search text of admin pages; truncated. */
export const SearchText = z
  .string()
  .default('')
  .transform((text) => text.trim().slice(0, LONGEST.searchText))
