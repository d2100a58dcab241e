import { type Db, immediate, prepared } from './open.ts'

interface Waiting {
  run(): void
  /** Answers whoever waits; `failure` where nothing of it was stored after all. */
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
 * Runs what several requests write in one transaction: a disk syncs once for all that came while it synced before,
 * which is how a site on a slow one keeps up. Each has a savepoint of its own, so what fails takes nothing of the
 * others along. Resolves once it is committed, and as safely as by `immediate`.
 *
 * @param work must not await.
 * @throws what `work` throws, or what the commit failed with.
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
