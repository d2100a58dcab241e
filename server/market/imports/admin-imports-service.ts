import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { SUSPENDED } from '../../members/accounts/active-account.ts'
import { getAccount } from '../../members/accounts/admin-people-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { UploadedFile } from '../../platform/http/forms.ts'
import { adminIds } from '../../platform/sessions/admins-queries.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import type { Site } from './import-store.ts'
import type { ImportRow } from './imports-queries.ts'
import type { ImportView } from './imports-shared.ts'
import { previewImport } from './preview-import-service.ts'

const isForMember = ({ accountId, byId }: Pick<ImportRow, 'accountId' | 'byId'>) => accountId !== byId

/** Checks an admin's import for a member before posting. @throws AppError 404 not an admin anymore; 409 member suspended */
export function checkAdminImport(
  site: Pick<Site, 'config' | 'db'>,
  row: Pick<ImportRow, 'accountId' | 'byId'>,
): void {
  if (!isForMember(row)) return
  if (!adminIds(site).includes(row.byId)) throw notFound(m.imports_not_found())
  if (findAccount(site.db, row.accountId)?.suspendedAt) throw conflict(SUSPENDED())
}

/** Records in the audit log what an admin has posted for a member, and notifies the member. Call it in the transaction that ends the import. */
export function noteAdminImport({ db }: Pick<Site, 'db'>, row: ImportRow, count: number): void {
  if (!isForMember(row)) return
  const { accountId: personId, byId } = row
  const admin = { id: byId, name: findAccount(db, byId)!.name }
  const about = { noun: 'person', id: personId, personId }
  audit(db, admin, 'import', about, m.imports_audited({ count, person: PERSON }))
  if (count > 0) notify(db, 'items_imported', { to: personId, values: { count }, url: '/dashboard' })
}

/** `previewImport` for a member; the admin confirms it. @throws AppError 404 no such member; 409 suspended; and as `previewImport` */
export function previewForMember(
  site: Site,
  admin: { id: number },
  member: { id: number; clientId: string | undefined },
  sent: UploadedFile | undefined,
): Promise<ImportView> {
  const ownerId = getAccount(site, member.id).id
  checkAdminImport(site, { accountId: ownerId, byId: admin.id })
  return previewImport(site, { ownerId, byId: admin.id, clientId: member.clientId }, sent)
}
