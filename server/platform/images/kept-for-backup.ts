import { existsSync, renameSync, rmSync } from 'node:fs'
import { databasePath, InUseError, takeLock } from '../../../db/lock.ts'
import * as m from '../catalogues/messages.ts'
import { keptForBackup } from './image-files.ts'

/**
 * Lets one backup be made at a time: there is one folder for what is deleted meanwhile (`keptForBackup`).
 *
 * @param databaseFile as `databasePath` gives it.
 * @returns what gives the lock back.
 * @throws InUseError while another backup is being made, by whatever process.
 */
export const takeBackupLock = (databaseFile: string) =>
  takeLock(`${databaseFile}.backup.lock`, m.items_another_backup_is_being_made())

/** Does `work`, which must not be done while a backup is being made; does nothing where one is. */
export function unlessBackingUp(databaseFile: string, work: () => void): void {
  let unlock: () => void
  try {
    unlock = takeBackupLock(databasePath(databaseFile))
  } catch (error) {
    if (error instanceof InUseError) return
    throw error
  }
  try {
    work()
  } finally {
    unlock()
  }
}

/**
 * Deletes `keptForBackup` with all that is in it. Under another name: the site may be moving one more file into it at this
 * moment, and a folder that is not empty stays.
 */
export function deleteKeptForBackup(uploadsDir: string): void {
  const kept = keptForBackup(uploadsDir)
  const over = `${kept}-over`
  if (existsSync(kept)) {
    rmSync(over, { recursive: true, force: true })
    renameSync(kept, over)
  }
  rmSync(over, { recursive: true, force: true })
}

/** Deletes what a backup that was killed has left in `keptForBackup`; does nothing while one is being made. */
export function forgetKilledBackup(databaseFile: string, uploadsDir: string): void {
  if (!existsSync(keptForBackup(uploadsDir))) return
  unlessBackingUp(databaseFile, () => deleteKeptForBackup(uploadsDir))
}
