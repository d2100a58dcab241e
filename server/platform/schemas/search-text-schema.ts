import { z } from 'zod'
import { LONGEST } from '../limits.ts'

/** What an admin looks for; cut where it is longer than anything is. */
export const SearchText = z
  .string()
  .default('')
  .transform((text) => text.trim().slice(0, LONGEST.searchText))
