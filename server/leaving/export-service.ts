import { createReadStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import type { Db } from '../../db/open.ts'
import { immediate } from '../../db/open.ts'
import { findAccount } from '../accounts/accounts-queries.ts'
import { checkActive } from '../accounts/active-account.ts'
import { checkOwnPassword } from '../accounts/own-password.ts'
import { deleteProofsOf, insertProof, takeProof } from '../accounts/proofs-queries.ts'
import * as m from '../catalogues/messages.ts'
import { forbidden } from '../errors.ts'
import { attachmentName, pictureName, type UploadName, uploadPath } from '../images/upload-path.ts'
import { LIFETIME } from '../limits.ts'
import { EXPORTED, filesOf, picturesOf } from './export-queries.ts'

type Site = Pick<FastifyInstance, 'config' | 'db'>

/**
 * A link by which one fetches what one has stored here, once. A new one ends those from before.
 *
 * @throws AppError 422 for a wrong password; 429 after too many; 503 when too many passwords wait to be hashed.
 */
export async function askForExport(
  { config, db }: Site,
  accountId: number,
  password: string,
): Promise<{ url: string; expires_at: string }> {
  await checkOwnPassword(db, accountId, password)
  return immediate(db, () => {
    checkActive(db, accountId)
    deleteProofsOf(db, 'export', accountId)
    const { email } = findAccount(db, accountId)!
    const { token, expiresAt } = insertProof(db, { purpose: 'export', accountId, email }, LIFETIME.export)
    return { url: `${config.publicUrl}/account-export?token=${token}`, expires_at: expiresAt.toISOString() }
  })
}

/** A JSON list, row by row: nothing of it is in memory longer than it takes to send. */
async function* asJson(rows: Iterable<object>): AsyncGenerator<string> {
  yield '['
  let isFirst = true
  for (const row of rows) {
    yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`
    isFirst = false
  }
  yield '\n]\n'
}

const widest = (widths: string) => Math.max(...(JSON.parse(widths) as number[]))

/** What was sent under this name may have characters that no file name takes. */
const fileName = (id: number, name: string) => `files/${id}-${name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`

/**
 * What a person has stored here as a ZIP, made while it is sent: JSON, their pictures, and files that they have sent. Files
 * that are missing, as after a restore without them, are left out.
 */
function exported(db: Db, uploads: string, accountId: number): Readable {
  const zip = new ZipFile()
  const mtime = new Date()
  for (const [name, rows] of Object.entries(EXPORTED)) {
    zip.addReadStreamLazy(`${name}.json`, { mtime }, (take) =>
      take(null, Readable.from(asJson(rows(db, accountId)), { objectMode: false })),
    )
  }
  const add = (name: string, upload: UploadName) => {
    const path = uploadPath(uploads, upload)
    if (!existsSync(path)) return
    zip.addReadStreamLazy(name, { mtime, compress: false }, (take) => {
      // It may have been deleted since.
      if (existsSync(path)) take(null, createReadStream(path))
      else take(null, Readable.from([]))
    })
  }
  for (const { id, hash, widths } of picturesOf(db, accountId)) {
    add(`pictures/${id}.webp`, pictureName(hash, widest(widths)))
  }
  for (const { id, name, file } of filesOf(db, accountId)) add(fileName(id, name), attachmentName(file))
  zip.end()
  return Readable.from(zip.outputStream, { objectMode: false })
}

/**
 * Uses a link up.
 *
 * @throws AppError 403 for one that was used, has expired or is none of ours.
 */
export function fetchExport({ config, db }: Site, token: string): Readable {
  const proof = immediate(db, () => takeProof(db, 'export', token))
  const account = proof && findAccount(db, proof.accountId)
  if (!account || account.suspendedAt) {
    throw forbidden(m.common_this_link_was_used_already_or_has())
  }
  return exported(db, config.uploadsDir, account.id)
}
