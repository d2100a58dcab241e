import { type Db, prepared } from '../../../db/open.ts'
import { categories } from '../../../db/schema/index.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import { COMPLETIONS } from '../../platform/limits.ts'
import { completionsOf, hasBeginning, isCompleted } from '../../platform/search/completions.ts'

const categoryNames = prepared((db) =>
  db.select({ name: categories.name }).from(categories).orderBy(categories.position, categories.id).prepare(),
)

export function wishCompletions(db: Db, typed: string): string[] {
  if (!isCompleted(typed)) return []
  const names = categoryNames(db)
    .all()
    .map(({ name }) => shown(name))
    .filter((name) => hasBeginning(name, typed))
  return [...new Set([...names, ...completionsOf(db, typed, COMPLETIONS.most)])].slice(0, COMPLETIONS.most)
}
