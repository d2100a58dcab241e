import type { Db } from '../../../db/open.ts'
import { checkMayPost } from '../../members/accounts/proof-rule.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { once } from '../../platform/database/once.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import type { UploadedFile } from '../../platform/http/forms.ts'
import { IMPORT } from '../limits.ts'
import { ImportFile } from './import-file.ts'
import { linesOf } from './import-lines.ts'
import { Planner } from './import-plan.ts'
import { checkCurrent, digestOf, dropFile, expireSurplus, keepFile, type Site } from './import-store.ts'
import { type ImportRow, importByClientId, importById, insertImport } from './imports-queries.ts'
import type { ImportLine, ImportView } from './imports-shared.ts'

interface Sender {
  ownerId: number
  byId: number
  clientId: string | undefined
}

export const planOf = (row: ImportRow): ImportLine[] => JSON.parse(row.plan ?? '[]')

function viewOf(row: ImportRow): ImportView {
  checkCurrent(row)
  const lines = planOf(row)
  const count = (wanted: ImportLine['action']) => lines.filter(({ action }) => action === wanted).length
  return {
    id: row.id,
    expires_at: row.expiresAt.toISOString(),
    lines,
    counts: { post: count('post'), skip: count('skip'), error: count('error') },
  }
}

/** @throws AppError 422 for a file that is no table of items. */
async function readPlan(site: Site, ownerId: number, path: string): Promise<ImportLine[]> {
  const file = await ImportFile.open(path)
  try {
    const planner = new Planner({ db: site.db, uploads: site.config.uploadsDir }, ownerId, file)
    const plan: ImportLine[] = []
    for await (const line of linesOf(file, () => {})) plan.push((await planner.plan(line)).line)
    return plan
  } finally {
    file.close()
  }
}

/** The import with this `client_id`. @throws AppError 409 sent with another file, or for another user */
function twinOf(db: Db, { byId, ownerId, clientId }: Sender, digest: string): ImportRow | undefined {
  const twin = clientId ? importByClientId(db).get({ byId, clientId }) : undefined
  if (twin && (twin.digest !== digest || twin.accountId !== ownerId || twin.isDeleted))
    throw conflict(m.imports_other_data())
  return twin
}

/**
 * Reads a file of items and stores it for IMPORT.lifetime. Nothing is posted.
 * @throws AppError 403 email address not verified, if the site requires it; 409 `client_id` of another file; 422 no file, or not accepted
 */
export async function previewImport(
  site: Site,
  sender: Sender,
  sent: UploadedFile | undefined,
): Promise<ImportView> {
  const { db } = site
  const { ownerId, byId, clientId } = sender
  if (byId === ownerId) checkMayPost(db, ownerId)
  if (!sent) throw invalid({ file: [m.imports_file_missing()] })
  const digest = await digestOf(sent.path)
  const row = await once(
    () => twinOf(db, sender, digest),
    async (unlessDone) => {
      const plan = JSON.stringify(await readPlan(site, ownerId, sent.path))
      const file = await keepFile(site, sent.path)
      const kept = unlessDone(() => {
        const expiresAt = new Date(Date.now() + IMPORT.lifetime)
        const row = { accountId: ownerId, byId, clientId, digest, file, size: sent.size, plan, expiresAt }
        return importById(db).get({ id: insertImport(db, row) })!
      })
      if (kept.file !== file) await dropFile(site, file)
      return kept
    },
  )
  await expireSurplus(site, byId)
  return viewOf(row)
}
