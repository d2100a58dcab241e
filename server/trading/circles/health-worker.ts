import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { type HealthFigures, measureHealth } from './measure-health.ts'

/** Measures in a worker thread, on a read-only connection. */
function run(file: string): HealthFigures {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    sqlite.pragma('query_only = ON')
    sqlite.exec('BEGIN')
    return measureHealth(sqlite, Date.now())
  } finally {
    sqlite.close()
  }
}

parentPort!.postMessage(run(workerData.file))
