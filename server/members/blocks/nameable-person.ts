import type { Db } from '../../../db/open.ts'
import { type AccountRow, findAccount } from '../accounts/accounts-queries.ts'
import { haveMet } from './blocks-queries.ts'

/**
 * A user that the caller may block, report or contact. Suspended, deleted and waiting users are hidden from users who never had contact,
 * because sequential ids could be enumerated for names.
 * @returns undefined if hidden or unknown.
 */
export function nameablePerson(db: Db, me: number, id: number): AccountRow | undefined {
  const person = findAccount(db, id)
  const isAway = person?.suspendedAt !== null || person.pendingSince !== null
  return isAway && !haveMet(db, me, id) ? undefined : person
}
