import { desc, eq, lt, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { accounts, auditLog } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const insertAct = prepared((db) =>
  db
    .insert(auditLog)
    .values({
      adminId: placeholder('adminId'),
      adminName: placeholder('adminName'),
      act: placeholder('act'),
      about: placeholder('about'),
      aboutId: placeholder('aboutId'),
      personId: placeholder('personId'),
      summary: placeholder('summary'),
    })
    .prepare(),
)

export const actsBefore = prepared((db) =>
  db
    .select({ act: auditLog, person: accounts.name })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.personId))
    .where(lt(auditLog.id, placeholder('before')))
    .orderBy(desc(auditLog.id))
    .limit(placeholder('limit'))
    .prepare(),
)

export const lastActOn = prepared((db) =>
  db
    .select()
    .from(auditLog)
    .where(
      sql`${auditLog.about} = ${placeholder('about')} AND ${auditLog.aboutId} = ${placeholder('aboutId')}`,
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
    .prepare(),
)
