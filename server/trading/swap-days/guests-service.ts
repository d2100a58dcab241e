import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import { insertAccount } from '../../members/accounts/accounts-queries.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict } from '../../platform/errors.ts'
import { dropUnusedImages } from '../../platform/images/images-service.ts'
import { qrPath } from '../../platform/qr-path.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { SWAP_DAY } from '../limits.ts'
import { newCode } from './day-codes.ts'
import { type GuestRow, guestByClientId, insertGuest } from './days-queries.ts'
import { announceDay, getDay } from './days-service.ts'
import type { GuestView } from './days-shared.ts'

export function guestView(publicUrl: string, { id, dayId, name, code }: GuestRow): GuestView {
  const { href } = new URL(`/swap-days/${dayId}/guest/${code}`, publicUrl)
  return { id, name, code, url: `/swap-days/${dayId}/guest/${code}`, qr: qrPath(href) }
}

/** Creates a guest with a card. Idempotent by `client_id`. @throws AppError 404 no such day; 409 the day is over */
export function createGuest(
  site: AdminSite,
  me: ViewerView,
  id: number,
  { name, client_id: clientId = null }: { name: string; client_id?: string | null | undefined },
): GuestView {
  const { db, config } = site
  return actAsModerator(site, me, () => {
    const day = getDay(db, id)
    const before = clientId === null ? undefined : guestByClientId(db).get({ id, clientId })
    if (before) return guestView(config.publicUrl, before)
    if (day.state === 'finished' || day.state === 'cancelled') throw conflict(m.days_wrong_state())
    const now = new Date()
    const code = newCode('g')
    // The account has the columns of a deleted one, so that it is not listed and nobody can sign in to it.
    const accountId = insertAccount(db, {
      name: FORMER_MEMBER,
      email: `guest-${crypto.randomUUID()}`,
      phoneNumber: '',
      address: '',
      passwordHash: '',
      termsAcceptedAt: now,
      leftAt: now,
      suspendedAt: now,
    })
    const guest = insertGuest(db).get({ id, accountId, name, code, clientId, now: now.getTime() })!
    announceDay(site, id)
    return guestView(config.publicUrl, guest)
  })
}

/** Guests are deleted 7 days after the start of the day, or after its end if that is later. */
const overdue = (db: Db, now: number) =>
  db.$client
    .prepare<{ before: number }, { id: number; accountId: number }>(
      `SELECT guests.id, account_id AS accountId FROM swap_day_guests AS guests JOIN swap_days ON swap_days.id = day_id
       WHERE max(starts_at, coalesce(finished_at, 0)) <= :before LIMIT 200`,
    )
    .all({ before: now - SWAP_DAY.guestsKept })

/** Deletes guests who are due. Their moves to members remain in the plan. @param now milliseconds since 1970. @returns number of guests. */
export function deleteGuests({ db, images }: Pick<FastifyInstance, 'db' | 'images'>, now: number): number {
  const guests = overdue(db, now)
  for (const { id, accountId } of guests) {
    immediate(db, () => {
      const pictures = db.$client
        .prepare<[number], number>(
          'SELECT image_id FROM item_images JOIN items ON items.id = item_id WHERE owner_id = ?',
        )
        .pluck()
        .all(accountId)
      const run = (sql: string) => db.$client.prepare(sql).run({ accountId, id })
      run('DELETE FROM wants WHERE account_id = :accountId')
      run('DELETE FROM want_sets WHERE account_id = :accountId')
      run('DELETE FROM items WHERE owner_id = :accountId')
      run('DELETE FROM swap_day_guests WHERE id = :id AND account_id = :accountId')
      // A move between a guest and a member belongs to the member, so it remains.
      run(`DELETE FROM swap_day_moves WHERE (from_id = :accountId OR to_id = :accountId)
        AND from_id IN (SELECT id FROM accounts WHERE email LIKE 'guest-%')
        AND to_id IN (SELECT id FROM accounts WHERE email LIKE 'guest-%')`)
      run(`DELETE FROM accounts WHERE id = :accountId
        AND NOT EXISTS (SELECT 1 FROM swap_day_moves WHERE from_id = :accountId OR to_id = :accountId)`)
      dropUnusedImages(images, pictures)
    })
  }
  return guests.length
}
