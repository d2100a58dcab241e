import { statfsSync } from 'node:fs'
import { number } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { BackupError } from './backup-error.ts'

const UNITS = ['kB', 'MB', 'GB', 'TB']

/** 1,234,567 as "1.3 MB", rounded up. */
export function readableBytes(bytes: number): string {
  let value = bytes / 1000
  let unit = 0
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${number(Math.ceil(value * 10) / 10)} ${UNITS[unit]}`
}

export function diskOf(folder: string): { free: number; size: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

const SPARE = 16 * 1024 * 1024

/** @param needs bytes by folder; added up per disk. @throws BackupError with the missing amount. */
export function requireSpace(
  needs: readonly { folder: string; device: number | bigint; bytes: number }[],
): void {
  for (const device of new Set(needs.map((need) => need.device))) {
    const here = needs.filter((need) => need.device === device)
    const { folder } = here[0]!
    const missing = here.reduce((sum, { bytes }) => sum + bytes, SPARE) - diskOf(folder).free
    if (missing > 0) {
      throw new BackupError(m.backups_disk_too_full({ folder, readableBytes: readableBytes(missing) }))
    }
  }
}
