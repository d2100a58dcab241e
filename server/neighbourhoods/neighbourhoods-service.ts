import type { Db } from '../../db/open.ts'
import { type AdminSite, actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { invalid, notFound } from '../errors.ts'
import { LISTED } from '../limits.ts'
import type { ViewerView } from '../sessions/viewer-shared.ts'
import {
  deleteNeighbourhood,
  findNeighbourhood,
  insertNeighbourhood,
  listNeighbourhoods,
} from './neighbourhoods-queries.ts'

/** @throws AppError 422 for a neighbourhood that is not there. */
export function checkNeighbourhood(db: Db, id: number | null | undefined): void {
  if (id && !findNeighbourhood(db, id))
    throw invalid({ neighbourhood_id: ['There is no such neighbourhood'] })
}

type Site = Pick<AdminSite, 'config' | 'db'>

/** @throws AppError 422 for a name that is there already, and for more than are taken; 404 for one who is no admin. */
export function addNeighbourhood(site: Site, admin: ViewerView, name: string): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    if (listNeighbourhoods(db).length >= LISTED.neighbourhoods)
      throw invalid({ name: [`At most ${LISTED.neighbourhoods} neighbourhoods can be listed.`] })
    if (!insertNeighbourhood(db, name)) throw invalid({ name: ['It is in the list already.'] })
    audit(db, admin, 'add', { noun: 'neighbourhood', id: name }, `Added the neighbourhood ${name}`)
  })
}

/** @throws AppError 404 where there is none, or for one who is no admin. */
export function removeNeighbourhood(site: Site, admin: ViewerView, id: number): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    const found = findNeighbourhood(db, id)
    if (!found) throw notFound('There is no such neighbourhood.')
    deleteNeighbourhood(db, id)
    audit(db, admin, 'delete', { noun: 'neighbourhood', id }, `Removed the neighbourhood ${found.name}`)
  })
}
