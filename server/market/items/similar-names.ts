import { type Db, prepared } from '../../../db/open.ts'
import { type Language, language } from '../../platform/catalogues/current.ts'
import { newestPerOwner, OF_OTHERS, type Owned, type Step } from '../../platform/database/newest-per-owner.ts'
import { LONGEST, SCANNED_ITEMS, SEARCH_WORDS } from '../../platform/limits.ts'
import { isFunctionWord } from '../../platform/search/function-words.ts'
import { searchTerms } from '../../platform/search/search-terms.ts'
import { typedWords } from '../../platform/search/search-words.ts'
import { stemOf } from '../../platform/search/stems.ts'
import { SIMILAR_NAMES } from '../limits.ts'
import { findCategory } from './categories-queries.ts'
import type { Condition } from './condition-shared.ts'
import type { ItemSuggestionView } from './items-shared.ts'

/** Languages in which a noun precedes its description ("silla de madera") or follows it ("wooden chair"). */
const NOUN_FIRST: readonly string[] = ['es', 'fr', 'pt-BR', 'ar']

/** The word that names the item: "bike" in "Red road bike with lights, 54 cm". Undefined for a name without words. */
export function headOf(name: string, speech: Language): string | undefined {
  const before: string[] = []
  for (const { word, after } of typedWords(name, LONGEST.itemName)) {
    const isEnd = after === 'other' || isFunctionWord(word, speech)
    if (isEnd && before.length > 0) break
    if (!isFunctionWord(word, speech)) before.push(word)
  }
  return NOUN_FIRST.includes(speech) ? before[0] : before.at(-1)
}

const named = prepared((db) =>
  db.$client.prepare<Step & { match: string }, Owned>(
    `SELECT items.id, owner_id AS ownerId FROM
       (SELECT rowid AS found FROM items_name_fts WHERE items_name_fts MATCH :match AND rowid < :before
        ORDER BY rowid DESC LIMIT ${SCANNED_ITEMS})
     CROSS JOIN items ON items.id = found WHERE ${OF_OTHERS} LIMIT ${SIMILAR_NAMES.items}`,
  ),
)

const groups = prepared((db) =>
  db.$client.prepare<{ ids: string }, { category: number; condition: Condition; owners: number }>(
    `SELECT category_id AS category, condition, count(DISTINCT owner_id) AS owners FROM items
     WHERE id IN (SELECT value FROM json_each(:ids)) GROUP BY category_id, condition`,
  ),
)

/** The newest items with a word in their name, at most SIMILAR_NAMES.ofOwner per owner, by category and condition. An owner counts once per group. */
function ownersOfNamed(db: Db, match: string) {
  const { kept } = newestPerOwner([(step: Step) => named(db).all({ match, ...step })], {
    most: SIMILAR_NAMES.ofOwner,
    want: SIMILAR_NAMES.items,
  })
  return groups(db).all({ ids: JSON.stringify(kept.map(({ id }) => id)) })
}

const all = (words: readonly string[]) => `(${words.map((word) => `"${word}"`).join(' AND ')})`

/** Search expressions for a name: its words and multi-word concepts in all forms, then with synonyms and translations. */
function matchesOf(db: Db, name: string, reader: Language): { match: string; typed: string[] }[] {
  const words = typedWords(name, SEARCH_WORDS * 2).map(({ word }) => word)
  // The words of a multi-word concept must be adjacent: "Table for a lamp" is not a table lamp.
  const isAdjacent = (typed: readonly string[]) => ` ${words.join(' ')} `.includes(` ${typed.join(' ')} `)
  const together = searchTerms(db, name, { reader }).filter(
    ({ typed }) => typed.length > 1 && isAdjacent(typed),
  )
  const single = words
    .filter((word) => !isFunctionWord(word, reader))
    .flatMap((word) => searchTerms(db, word, { reader }))
  return [...together, ...single].flatMap(({ typed, alternatives, across }) => {
    const stem = (all: readonly string[]) => all.map((word) => stemOf(word, reader)).join(' ')
    const forms = [typed, ...alternatives.filter((other) => stem(other) === stem(typed))]
    const others = [...alternatives, ...across.map(({ words }) => words)]
    const wider = others.length > forms.length - 1 ? [[...forms, ...others]] : []
    return [forms, ...wider].map((ways) => ({ match: ways.map(all).join(' OR '), typed }))
  })
}

/** Share of each value among the owners, and the number of owners. */
function sharesOf<Value>(found: readonly { value: Value; owners: number }[]) {
  const counts = new Map<Value, number>()
  for (const { value, owners } of found) counts.set(value, (counts.get(value) ?? 0) + owners)
  const total = found.reduce((sum, { owners }) => sum + owners, 0)
  return { total, shares: [...counts].map(([value, count]) => [value, count / total] as const) }
}

const best = <Value>(votes: ReadonlyMap<Value, number>): Value | undefined =>
  [...votes].sort(([, one], [, other]) => other - one)[0]?.[0]

/**
 * Category and condition of available items with similar names: each word of the name votes. A word whose items agree has more weight, and
 * the noun has the most. A condition is only suggested if nearly all agree, because it rarely follows from a name. See docs/search.md.
 */
export function suggestionsForName(db: Db, name: string): ItemSuggestionView {
  const reader = language()
  const head = headOf(name, reader)
  const categories = new Map<number, number>()
  const conditions = new Map<Condition, number>()
  for (const { match, typed } of matchesOf(db, name, reader)) {
    const found = ownersOfNamed(db, match)
    if (found.length === 0) continue
    const weight = head !== undefined && typed.includes(head) ? SIMILAR_NAMES.head : 1
    const byCategory = sharesOf(found.map(({ category: value, owners }) => ({ value, owners })))
    for (const [id, share] of byCategory.shares) {
      // Few items are weak evidence, so the vote has less weight.
      const vote = (share * byCategory.total) / (byCategory.total + SIMILAR_NAMES.doubt)
      categories.set(id, (categories.get(id) ?? 0) + weight * vote ** 2)
    }
    const byCondition = sharesOf(found.map(({ condition: value, owners }) => ({ value, owners })))
    for (const [value, share] of byCondition.shares)
      if (byCondition.total >= SIMILAR_NAMES.owners && share >= SIMILAR_NAMES.agree)
        conditions.set(value, (conditions.get(value) ?? 0) + weight * share)
  }
  const id = best(categories)
  const category = id === undefined ? undefined : findCategory(db, id)
  return {
    category: category ? { id: category.id, name: category.name } : null,
    condition: best(conditions) ?? null,
  }
}
