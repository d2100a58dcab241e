import { type Db, immediate } from '../../../db/open.ts'

/**
 * Does once what a bad connection may ask for twice under an id of the sender's own: the second is answered with what the
 * first has made.
 *
 * @param find what was made under that id; undefined for nothing, or where there is no such id.
 * @param make checks and reads what it needs, however long that takes, and writes inside `unlessDone`: the twin may
 * have come through meanwhile. What it writes with must hold the write lock, or not await.
 * @throws what `make` throws.
 */
export async function once<T>(
  find: () => T | undefined,
  make: (unlessDone: (write: () => T) => T) => Promise<T>,
): Promise<T> {
  return find() ?? make((write) => find() ?? write())
}

/** As `once`, where nothing has to be read first: found or written in one transaction. */
export const onceWritten = <T>(db: Db, find: () => T | undefined, write: () => T): T =>
  immediate(db, () => find() ?? write())
