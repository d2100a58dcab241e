import { type Db, immediate, prepared } from './open.ts'

interface Waiting {
  run(): void
  /** Resolves the promise of the caller, or rejects it with `failure` if nothing was stored. */
  settle(failure?: { error: unknown }): void
}

const queues = prepared((_db: Db): Waiting[] => [])

function commit(db: Db): void {
  const batch = queues(db).splice(0)
  try {
    immediate(db, () => {
      for (const { run } of batch) run()
    })
  } catch (error) {
    for (const { settle } of batch) settle({ error })
    return
  }
  for (const { settle } of batch) settle()
}

/**
 * Group commit: runs writes of several requests in one transaction, so that a slow disk syncs once for all that arrived in that time. Each
 * has a savepoint, so errors are isolated. Resolves after the commit, as durable as `immediate`.
 * @param work must not await.
 * @throws what `work` or the commit throws.
 */
export function together<T>(db: Db, work: () => T): Promise<T> {
  const queue = queues(db)
  return new Promise((resolve, reject) => {
    let answer = () => {}
    queue.push({
      run() {
        try {
          const result = immediate(db, work)
          answer = () => resolve(result)
        } catch (error) {
          answer = () => reject(error)
        }
      },
      settle: (failure) => (failure ? reject(failure.error) : answer()),
    })
    if (queue.length === 1) setImmediate(commit, db)
  })
}
