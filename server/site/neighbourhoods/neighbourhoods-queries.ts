import { asc, eq, max, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { items, neighbourhoods } from '../../../db/schema/index.ts'
import type { NeighbourhoodView } from './neighbourhoods-shared.ts'

const all = prepared((db) =>
  db
    .select({ id: neighbourhoods.id, name: neighbourhoods.name })
    .from(neighbourhoods)
    .orderBy(asc(neighbourhoods.position), asc(neighbourhoods.id))
    .prepare(),
)

export const listNeighbourhoods = (db: Db): NeighbourhoodView[] => all(db).all()

const byId = prepared((db) =>
  db
    .select({ id: neighbourhoods.id, name: neighbourhoods.name })
    .from(neighbourhoods)
    .where(eq(neighbourhoods.id, sql.placeholder('id')))
    .prepare(),
)

export const findNeighbourhood = (db: Db, id: number): NeighbourhoodView | undefined => byId(db).get({ id })

export function insertNeighbourhood(db: Db, name: string): void {
  const last =
    db
      .select({ position: max(neighbourhoods.position) })
      .from(neighbourhoods)
      .get()?.position ?? 0
  db.insert(neighbourhoods)
    .values({ name, position: last + 1 })
    .run()
}

/** Deletes a neighbourhood; its users and items then have none. False if it does not exist. */
export const deleteNeighbourhood = (db: Db, id: number): boolean =>
  db.delete(neighbourhoods).where(eq(neighbourhoods.id, id)).run().changes === 1

/** Moves an owner's items from one neighbourhood to another; null is none. */
export const moveItems = prepared((db) =>
  db
    .update(items)
    .set({ neighbourhoodId: sql`${sql.placeholder('after')}`, updatedAt: sql`${items.updatedAt}` })
    .where(
      sql`${items.ownerId} = ${sql.placeholder('ownerId')} AND ${items.neighbourhoodId} IS ${sql.placeholder('before')}`,
    )
    .prepare(),
)
