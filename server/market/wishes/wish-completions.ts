import { type Db, prepared } from '../../../db/open.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import { COMPLETIONS } from '../../platform/limits.ts'
import { completionsOf, hasBeginning, isCompleted } from '../../platform/search/completions.ts'

const categoryNames = prepared((db) =>
  db.$client.prepare<[], string>('SELECT name FROM categories ORDER BY position, id').pluck(),
)

export function wishCompletions(db: Db, typed: string): string[] {
  if (!isCompleted(typed)) return []
  const categories = categoryNames(db)
    .all()
    .map(shown)
    .filter((name) => hasBeginning(name, typed))
  return [...new Set([...categories, ...completionsOf(db, typed, COMPLETIONS.most)])].slice(
    0,
    COMPLETIONS.most,
  )
}
