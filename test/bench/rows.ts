import type { Row } from './row.ts'
import { afresh } from './rows/afresh.ts'
import { anyLength } from './rows/any-length.ts'
import { backups } from './rows/backups.ts'
import { circles } from './rows/circles.ts'
import { connections } from './rows/connections.ts'
import { delivery } from './rows/delivery.ts'
import { fanOut } from './rows/fan-out.ts'
import { growth } from './rows/growth.ts'
import { imports } from './rows/imports.ts'
import { lighthouse } from './rows/lighthouse.ts'
import { memory } from './rows/memory.ts'
import { newcomer } from './rows/newcomer.ts'
import { person } from './rows/person.ts'
import { queries } from './rows/queries.ts'
import { scripts } from './rows/scripts.ts'
import { searchQuality } from './rows/search-quality.ts'
import { signedIn } from './rows/signed-in.ts'
import { start } from './rows/start.ts'
import { swaps } from './rows/swaps.ts'
import { told } from './rows/told.ts'
import { uploadsRow } from './rows/uploads.ts'
import { visitor } from './rows/visitor.ts'
import { writes } from './rows/writes.ts'

/** All rows, in the order of docs/performance.md. */
export const ROWS: Row[] = [
  visitor,
  signedIn,
  afresh,
  scripts,
  queries,
  growth,
  searchQuality,
  writes,
  swaps,
  circles,
  anyLength,
  start,
  memory,
  connections,
  delivery,
  told,
  fanOut,
  uploadsRow,
  imports,
  person,
]

/** Rows that need a browser or another program: run only by name. */
export const NAMED_ROWS: Row[] = [lighthouse, backups, newcomer]
