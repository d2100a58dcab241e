import { existsSync, rmSync } from 'node:fs'
import { databasePath, InUseError, takeLock } from '../../db/lock.ts'
import * as m from '../catalogues/messages.ts'
import { keptForBackup } from './image-files.ts'

/** One backup at a time: the site keeps what is deleted meanwhile for one. */
export const takeBackupLock = (databaseFile: string) =>
  takeLock(`${databaseFile}.backup.lock`, m.items_another_backup_is_being_made())

/** Does what must not be done while a backup is being made; nothing where one is. */
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

/** Lets go of what the site keeps for a backup that was killed; not while one is being made. */
export function forgetKilledBackup(databaseFile: string, uploadsDir: string): void {
  const kept = keptForBackup(uploadsDir)
  if (!existsSync(kept)) return
  unlessBackingUp(databaseFile, () => rmSync(kept, { recursive: true, force: true }))
}
