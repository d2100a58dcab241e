import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as m from './catalogues/messages.ts'
import type { Config } from './config.ts'
import { insufficientStorage } from './errors.ts'

type Places = Pick<Config, 'databaseFile' | 'uploadsDir'>

/** Bytes that this process may still write beside the database and into the uploads; of two disks the fuller one's. */
export async function freeBytes({ databaseFile, uploadsDir }: Places): Promise<number> {
  const disks = await Promise.all([dirname(databaseFile), uploadsDir].map((folder) => statfs(folder)))
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize))
}

/**
 * Keeps the last free bytes for what is written: files are refused while reading, chatting and signing in go on.
 *
 * @throws AppError 507 with less than MIN_FREE_MB free.
 */
export async function requireDiskSpace(config: Places & Pick<Config, 'minFreeBytes'>): Promise<void> {
  if ((await freeBytes(config)) >= config.minFreeBytes) return
  throw insufficientStorage(m.errors_the_site_is_nearly_out_of_disk_space())
}
