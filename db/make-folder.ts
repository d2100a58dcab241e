import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { giveToOwner } from './owner.ts'

/**
 * Makes a folder and those above it, each for the owner of the one around it. Node's own recursive way never returns where the
 * system says that a folder above is there and takes nothing, as below /proc.
 *
 * @throws the system's error for the first folder that cannot be made.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
    giveToOwner(folder)
  } catch (error) {
    // Another process was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
