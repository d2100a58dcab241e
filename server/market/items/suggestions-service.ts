import type { Db } from '../../../db/open.ts'
import { COMPLETIONS } from '../../platform/limits.ts'
import { completionsOf, hasBeginning, isCompleted } from '../../platform/search/completions.ts'
import { listCategories } from './categories-queries.ts'
import type { SuggestionView } from './items-shared.ts'

const CATEGORIES = 3

/** Autocomplete, at most COMPLETIONS.most: matching categories, then completions of the last word. None for a single letter. */
export function suggestionsFor(db: Db, typed: string): SuggestionView[] {
  if (!isCompleted(typed)) return []
  const categories = listCategories(db)
    .filter(({ name }) => hasBeginning(name, typed))
    .slice(0, CATEGORIES)
    .map(({ id, name, item_count }) => ({ text: name, category_id: id, item_count }))
  const words = completionsOf(db, typed, COMPLETIONS.most - categories.length)
  return [...categories, ...words.map((text) => ({ text, category_id: null, item_count: null }))]
}
