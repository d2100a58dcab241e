import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as m from './catalogues/messages.ts'
import type { Config } from './config.ts'
import { insufficientStorage } from './errors.ts'

type Places = Pick<Config, 'databaseFile' | 'uploadsDir'>

/** Error codes of SQLite and Node for a full disk or a reached quota. */
export const DISK_FULL = /^(?:SQLITE_FULL|SQLITE_IOERR_(?:WRITE|SHMSIZE)|ENOSPC|EDQUOT|EFBIG)$/

const foldersOf = ({ databaseFile, uploadsDir }: Places) => [dirname(databaseFile), uploadsDir]
const fewestOf = (disks: { bavail: number; bsize: number }[]) =>
  Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize))

/** Free bytes for the database and the uploads; of two disks, the smaller figure. */
export const freeBytes = async (places: Places): Promise<number> =>
  fewestOf(await Promise.all(foldersOf(places).map((folder) => statfs(folder))))

/** Like `freeBytes`, but synchronous: it blocks the process while the disk responds. */
export const freeBytesNow = (places: Places): number =>
  fewestOf(foldersOf(places).map((folder) => statfsSync(folder)))

/**
 * Rejects an upload if free disk space is low. The rest is reserved for the database, so that reading, chat and sign-in still work.
 * @throws AppError 507 disk almost full
 */
export async function requireDiskSpace(config: Places & Pick<Config, 'minFreeBytes'>): Promise<void> {
  if ((await freeBytes(config)) >= config.minFreeBytes) return
  throw insufficientStorage(m.errors_disk_nearly_full())
}
