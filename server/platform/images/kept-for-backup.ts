import { existsSync, renameSync, rmSync } from 'node:fs'
import { databasePath, InUseError, takeLock } from '../../../db/lock.ts'
import * as m from '../catalogues/messages.ts'
import { keptForBackup } from './image-files.ts'

/**
 * Lock for one backup at a time, because `keptForBackup` is a single folder.
 * @param databaseFile from `databasePath`.
 * @returns a function that releases the lock.
 * @throws InUseError if any process makes a backup.
 */
export const takeBackupLock = (databaseFile: string) =>
  takeLock(`${databaseFile}.backup.lock`, m.items_busy_backup())

/** Runs `work` only if no backup is being made. */
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

/** Deletes `keptForBackup`. The folder is renamed first, because the site may still move a file into it. */
export function deleteKeptForBackup(uploadsDir: string): void {
  const kept = keptForBackup(uploadsDir)
  const over = `${kept}-over`
  if (existsSync(kept)) {
    rmSync(over, { recursive: true, force: true })
    renameSync(kept, over)
  }
  rmSync(over, { recursive: true, force: true })
}

/** Deletes the `keptForBackup` of a killed backup; no-op during a backup. */
export function forgetKilledBackup(databaseFile: string, uploadsDir: string): void {
  if (!existsSync(keptForBackup(uploadsDir))) return
  unlessBackingUp(databaseFile, () => deleteKeptForBackup(uploadsDir))
}
