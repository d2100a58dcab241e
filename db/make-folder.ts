import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { giveToOwner } from './owner.ts'

/**
 * Creates a folder and its parents, each with the owner of its parent. Node's recursive `mkdir` never returns below read-only file systems
 * such as /proc.
 * @throws the system's error for the first folder that cannot be created.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
    giveToOwner(folder)
  } catch (error) {
    // Another process has created the folder in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
