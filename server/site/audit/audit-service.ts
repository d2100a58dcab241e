import type { Db } from '../../../db/open.ts'
import { FORMER_MEMBER, personName, withFormerMembers } from '../../platform/catalogues/default-texts.ts'
import { LONGEST, PAGE_SIZE } from '../../platform/limits.ts'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { actsBefore, insertAct, lastActOn } from './audit-queries.ts'
import type { AuditLogView } from './audit-shared.ts'

export interface About {
  noun: string
  id: number | string
  personId?: number
}

/** Placeholder for the affected user's name, because names change and accounts are deleted. */
export const PERSON = '{person}'

/**
 * Records an act. Call it in the transaction of the act.
 * @param act a verb: `save`, `delete`, `suspend`.
 * @param summary one readable line, such as "Renamed Tools to Garden tools", with `PERSON` for the user `about.personId`; truncated to
 * LONGEST.auditSummary. No secrets or private texts.
 */
export function audit(
  db: Db,
  admin: Pick<ViewerView, 'id' | 'name'>,
  act: string,
  about: About,
  summary: string,
): void {
  insertAct(db).run({
    adminId: admin.id,
    adminName: admin.name,
    act,
    about: about.noun,
    aboutId: String(about.id),
    personId: about.personId ?? null,
    summary: cutText(summary, LONGEST.auditSummary),
  })
}

export const lastActor = (db: Db, about: About): string | null =>
  lastActOn(db).get({ about: about.noun, aboutId: String(about.id) })?.adminName ?? null

export function auditLog(db: Db, before?: number): AuditLogView {
  const size = PAGE_SIZE.audit
  const found = actsBefore(db).all({ before: before ?? Number.MAX_SAFE_INTEGER, limit: size + 1 })
  const { shown, next_before } = pageById(found, size, ({ act }) => act.id)
  return {
    acts: shown.map(({ act: row, person }) => ({
      id: row.id,
      admin_name: personName(row.adminName),
      summary: withFormerMembers(row.summary.replaceAll(PERSON, () => person ?? FORMER_MEMBER)),
      created_at: row.createdAt.toISOString(),
    })),
    is_older: before !== undefined,
    next_before,
  }
}
