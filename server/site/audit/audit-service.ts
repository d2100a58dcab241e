import type { Db } from '../../../db/open.ts'
import { FORMER_MEMBER, personName, withFormerMembers } from '../../platform/catalogues/default-texts.ts'
import { LONGEST, PAGE_SIZE } from '../../platform/limits.ts'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { actsBefore, insertAct, lastActOn } from './audit-queries.ts'
import type { AuditLogView } from './audit-shared.ts'

/** What an act was done to: a noun (`page`, `category`, `person`) and which one: an id, a slug or a key. */
export interface About {
  noun: string
  id: number | string
  /** Whom it tells of: the person themselves, or whose thing it was done to. */
  personId?: number
}

/** Stands for the name of whom an act tells of: names change, and go when people leave. */
export const PERSON = '{person}'

/**
 * Notes an act of an admin or a moderator. Call it inside the same `immediate` as the act, so that neither is there without the
 * other.
 *
 * @param act a verb: `save`, `delete`, `suspend`.
 * @param summary one line for people, such as "Renamed Tools to Garden tools"; cut at LONGEST.auditSummary
 * characters. `PERSON` in it stands for the name of `about.personId`. No secret and no private text goes in here.
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

/** Who did something to this last, by name; null where nobody has. */
export const lastActor = (db: Db, about: About): string | null =>
  lastActOn(db).get({ about: about.noun, aboutId: String(about.id) })?.adminName ?? null

/** Acts with smaller ids than `before`, the newest first, one page of them. */
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
