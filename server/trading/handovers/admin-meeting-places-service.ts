import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { meetingPlaces } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { LISTED } from '../../platform/limits.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import type { Order } from '../../site/content/admin-site-shared.ts'
import { isNameTaken, isOrderOf, NOT_DELETED, savedMeanwhile } from '../../site/content/saving.ts'
import type { MeetingPlaceForm, MeetingPlacesView } from './admin-meeting-places-shared.ts'
import { placesInOrder } from './handovers-queries.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

const about = (id: number) => ({ noun: 'meeting place', id })

export const meetingPlaceRows = (db: Db): MeetingPlacesView => ({
  places: placesInOrder(db)
    .all()
    .map(({ id, name, version }) => ({ id, name, version })),
})

/** @throws AppError 404 no such place; 409 edited since `version` */
function getSeen(db: Db, id: number, version: number, end?: string) {
  const row = db.select().from(meetingPlaces).where(eq(meetingPlaces.id, id)).get()
  if (!row) throw notFound(m.handovers_no_such_place())
  if (row.version !== version) throw savedMeanwhile(db, about(id), end)
  return row
}

function checkName(db: Db, name: string, id = 0): void {
  if (isNameTaken(placesInOrder(db).all(), name, id)) throw invalid({ name: [m.handovers_place_twice()] })
}

/** Appends a place. @throws AppError 409 too many; 422 already exists */
export function addMeetingPlace(
  site: Site,
  admin: ViewerView,
  { name }: MeetingPlaceForm,
): MeetingPlacesView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    checkName(db, name)
    const { places } = meetingPlaceRows(db)
    if (places.length >= LISTED.meetingPlaces) {
      throw conflict(m.handovers_places_full({ count: LISTED.meetingPlaces }))
    }
    const last = db.select({ position: sql<number>`coalesce(max(position), 0)` }).from(meetingPlaces).get()!
    const { id } = db
      .insert(meetingPlaces)
      .values({ name, position: last.position + 1 })
      .returning({ id: meetingPlaces.id })
      .get()
    audit(db, admin, 'add', about(id), m.admin_added_the_meeting_place({ name }))
    return meetingPlaceRows(db)
  })
}

/** Changes a place. Agreed meetings keep the old text. @throws AppError 404 no such place; 409 edited since `version`; 422 already exists */
export function changeMeetingPlace(
  site: Site,
  admin: ViewerView,
  id: number,
  version: number,
  { name }: MeetingPlaceForm,
): MeetingPlacesView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    getSeen(db, id, version)
    checkName(db, name, id)
    db.update(meetingPlaces)
      .set({ name, version: version + 1 })
      .where(eq(meetingPlaces.id, id))
      .run()
    audit(db, admin, 'save', about(id), m.admin_changed_the_meeting_place({ name }))
    return meetingPlaceRows(db)
  })
}

/** @throws AppError 409 the ids or their previous order are stale */
export function orderMeetingPlaces(site: Site, admin: ViewerView, order: Order): MeetingPlacesView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    if (!isOrderOf(order, meetingPlaceRows(db).places)) {
      throw conflict(m.handovers_places_changed())
    }
    for (const [position, id] of order.ids.entries()) {
      db.update(meetingPlaces).set({ position }).where(eq(meetingPlaces.id, id)).run()
    }
    const all = { noun: 'meeting place', id: 'all' }
    audit(db, admin, 'order', all, m.admin_reordered_meeting_places())
    return meetingPlaceRows(db)
  })
}

/** @throws AppError 404 no such place; 409 edited since `version` */
export function deleteMeetingPlace(
  site: Site,
  admin: ViewerView,
  id: number,
  version: number,
): MeetingPlacesView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    const { name } = getSeen(db, id, version, NOT_DELETED())
    db.delete(meetingPlaces).where(eq(meetingPlaces.id, id)).run()
    audit(db, admin, 'delete', about(id), m.admin_deleted_the_meeting_place({ name }))
    return meetingPlaceRows(db)
  })
}
