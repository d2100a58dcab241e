import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as m from './catalogues/messages.ts'
import type { Config } from './config.ts'
import { insufficientStorage } from './errors.ts'

type Places = Pick<Config, 'databaseFile' | 'uploadsDir'>

/** Codes of SQLite and Node where nothing more can be written: the disk is full, or a quota or limit of the system is reached. */
export const DISK_FULL = /^(?:SQLITE_FULL|SQLITE_IOERR_(?:WRITE|SHMSIZE)|ENOSPC|EDQUOT|EFBIG)$/

const foldersOf = ({ databaseFile, uploadsDir }: Places) => [dirname(databaseFile), uploadsDir]
const fewestOf = (disks: { bavail: number; bsize: number }[]) =>
  Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize))

/** Bytes that this process may still write beside the database and into the uploads; of two disks the fuller one's. */
export const freeBytes = async (places: Places): Promise<number> =>
  fewestOf(await Promise.all(foldersOf(places).map((folder) => statfs(folder))))

/** As `freeBytes`, for the one page that shows it: everything waits while the disk answers. */
export const freeBytesNow = (places: Places): number =>
  fewestOf(foldersOf(places).map((folder) => statfsSync(folder)))

/**
 * Keeps the last free bytes for what is written: files are refused while reading, chatting and signing in go on.
 *
 * @throws AppError 507 with less than MIN_FREE_MB free.
 */
export async function requireDiskSpace(config: Places & Pick<Config, 'minFreeBytes'>): Promise<void> {
  if ((await freeBytes(config)) >= config.minFreeBytes) return
  throw insufficientStorage(m.errors_the_site_is_nearly_out_of_disk_space())
}
