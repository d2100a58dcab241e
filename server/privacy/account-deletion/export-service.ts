import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { immediate } from '../../../db/open.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { checkOwnPassword } from '../../members/accounts/own-password.ts'
import { deleteProofsOf, insertProof, takeProof } from '../../members/accounts/proofs-queries.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { forbidden } from '../../platform/errors.ts'
import {
  attachmentName,
  pictureName,
  type UploadName,
  uploadPath,
} from '../../platform/images/upload-path.ts'
import { LIFETIME } from '../../platform/limits.ts'
import { fileStream, zipStream } from '../../platform/zip-stream.ts'
import { EXPORTED, filesOf, picturesOf } from './export-queries.ts'

type Site = Pick<FastifyInstance, 'config' | 'db'>

/**
 * Creates a single-use download link for the export and invalidates earlier ones.
 * @param count called after the password check to count the call; may throw 429.
 * @throws AppError 422 wrong password; 429 too many attempts; 503 too many waiting hashes
 */
export async function askForExport(
  { config, db }: Site,
  accountId: number,
  password: string,
  count: () => Promise<void>,
): Promise<{ url: string; expires_at: string }> {
  const checkUnchanged = await checkOwnPassword(db, accountId, password)
  await count()
  return immediate(db, () => {
    checkActive(db, accountId)
    checkUnchanged()
    deleteProofsOf(db, 'export', accountId)
    const { email } = findAccount(db, accountId)!
    const { token, expiresAt } = insertProof(db, { purpose: 'export', accountId, email }, LIFETIME.export)
    return { url: `${config.publicUrl}/account-export?token=${token}`, expires_at: expiresAt.toISOString() }
  })
}

async function* asJson(rows: Iterable<object>): AsyncGenerator<string> {
  yield '['
  let isFirst = true
  for (const row of rows) {
    yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`
    isFirst = false
  }
  yield '\n]\n'
}

const fileName = (id: number, name: string) => `files/${id}-${name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`

/** Streams the export as a ZIP: JSON, images and attachments. Missing files are skipped; an unreadable file ends the stream with an error. */
function exported(db: Db, uploads: string, accountId: number): Readable {
  return zipStream((pack) => {
    for (const [name, rows] of Object.entries(EXPORTED)) {
      pack(`${name}.json`, true, async () =>
        Readable.from(asJson(rows(db, accountId)), { objectMode: false }),
      )
    }
    const add = (name: string, upload: UploadName) => {
      const path = uploadPath(uploads, upload)
      if (existsSync(path)) pack(name, false, () => fileStream(path))
    }
    for (const { id, hash, widths } of picturesOf(db).all({ me: accountId })) {
      add(`pictures/${id}.webp`, pictureName(hash, Math.max(...widths)))
    }
    for (const { id, name, file } of filesOf(db).all({ me: accountId }))
      add(fileName(id, name), attachmentName(file))
  })
}

/** Uses an export link. @throws AppError 403 used, expired or unknown */
export function fetchExport({ config, db }: Site, token: string): Readable {
  const proof = immediate(db, () => takeProof(db, 'export', token))
  const account = proof && findAccount(db, proof.accountId)
  if (!account || account.suspendedAt) {
    throw forbidden(m.common_email_link_used())
  }
  return exported(db, config.uploadsDir, account.id)
}
