import { type Db, immediate } from '../../../db/open.ts'

/**
 * Makes a call idempotent under a client's idempotency key: a retry returns the first result.
 * @param find the first result; undefined if there is none or the client sent no key.
 * @param make reads and checks, which may take long, then writes inside `unlessDone`, because a concurrent retry may have finished first.
 * The write must hold the write lock or not await.
 * @throws what `make` throws.
 */
export async function once<T>(
  find: () => T | undefined,
  make: (unlessDone: (write: () => T) => T) => Promise<T>,
): Promise<T> {
  return find() ?? make((write) => find() ?? write())
}

/** Like `once`, in a single transaction, for calls that need no preparation. */
export const onceWritten = <T>(db: Db, find: () => T | undefined, write: () => T): T =>
  immediate(db, () => find() ?? write())
