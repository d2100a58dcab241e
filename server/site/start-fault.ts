import { DISK_FULL } from '../platform/disk.ts'
import { isPlain } from './plain-errors.ts'

const PLAIN_ERRORS: Record<string, string> = {
  EADDRINUSE: 'the port is in use: stop the other program or set PORT',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is not an address or a name that this machine knows',
  EACCES: 'no permission: choose a PORT above 1023, or folders that this user may write to',
  EPERM: 'no permission: choose folders that this user may write to',
  ENOENT: 'a folder cannot be made: check DATABASE_FILE and UPLOADS_DIR',
  ENOTDIR: 'a folder cannot be made where a file is: check DATABASE_FILE and UPLOADS_DIR',
  EEXIST: 'a folder cannot be made where a file is: check DATABASE_FILE and UPLOADS_DIR',
  EROFS: 'the folder is read-only',
  SQLITE_CANTOPEN: 'the database file cannot be opened: check DATABASE_FILE and who may write to its folder',
  SQLITE_READONLY: 'the database file is read-only: check who may write to it and to its folder',
  SQLITE_NOTADB: 'DATABASE_FILE is not a database',
  SQLITE_CORRUPT: 'the database file is damaged: restore a backup',
  SQLITE_IOERR: 'the database file cannot be read or written: check DATABASE_FILE and the disk',
  SQLITE_BUSY: 'another program holds the database: stop it first',
}

/** The error of a failed start: one line with the fix, or a stack if it is a bug. */
export function startFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '' } = error as NodeJS.ErrnoException
  // SQLite extends its codes, e.g. SQLITE_CORRUPT_INDEX.
  const known = PLAIN_ERRORS[code] ?? PLAIN_ERRORS[code.split('_', 2).join('_')]
  const plain = DISK_FULL.test(code) ? 'the disk is full' : known
  const oneLine = error.message.replace(/\s+/g, ' ')
  if (plain) return `${plain} (${oneLine})`
  return isPlain(error) ? oneLine : (error.stack ?? oneLine)
}
