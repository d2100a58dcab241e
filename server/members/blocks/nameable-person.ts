import type { Db } from '../../../db/open.ts'
import { type AccountRow, findAccount } from '../accounts/accounts-queries.ts'
import { haveMet } from './blocks-queries.ts'

/**
 * A person whom somebody may block, report or write to. One who is suspended, has left or waits to be let in is nobody
 * to those who have never had to do with them: ids count up, and could be walked for names.
 *
 * @returns undefined where there is no such person for them.
 */
export function nameablePerson(db: Db, me: number, id: number): AccountRow | undefined {
  const person = findAccount(db, id)
  const isAway = person?.suspendedAt !== null || person.pendingSince !== null
  return isAway && !haveMet(db, me, id) ? undefined : person
}
