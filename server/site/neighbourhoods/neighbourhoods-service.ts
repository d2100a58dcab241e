import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { LISTED } from '../../platform/limits.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { isNameTaken } from '../content/saving.ts'
import {
  deleteNeighbourhood,
  findNeighbourhood,
  insertNeighbourhood,
  listNeighbourhoods,
} from './neighbourhoods-queries.ts'

/** @throws AppError 422 no such neighbourhood */
export function checkNeighbourhood(db: Db, id: number | null | undefined): void {
  if (id && !findNeighbourhood(db, id))
    throw invalid({ neighbourhood_id: [m.common_neighbourhood_unknown()] })
}

type Site = Pick<AdminSite, 'config' | 'db'>

/** @throws AppError 422 name taken, or too many; 404 not an admin */
export function addNeighbourhood(site: Site, admin: ViewerView, name: string): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    const listed = listNeighbourhoods(db)
    if (listed.length >= LISTED.neighbourhoods)
      throw invalid({
        name: [m.common_neighbourhoods_limit({ neighbourhoods: LISTED.neighbourhoods })],
      })
    if (isNameTaken(listed, name, 0)) throw invalid({ name: [m.common_listed_already()] })
    insertNeighbourhood(db, name)
    audit(db, admin, 'add', { noun: 'neighbourhood', id: name }, m.common_added_the_neighbourhood({ name }))
  })
}

/** @throws AppError 404 no such neighbourhood, or not an admin */
export function removeNeighbourhood(site: Site, admin: ViewerView, id: number): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    const found = findNeighbourhood(db, id)
    if (!found) throw notFound(m.common_neighbourhood_missing())
    deleteNeighbourhood(db, id)
    audit(
      db,
      admin,
      'delete',
      { noun: 'neighbourhood', id },
      m.common_removed_the_neighbourhood({ name: found.name }),
    )
  })
}
