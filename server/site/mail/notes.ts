import type { Db } from '../../../db/open.ts'

/**
 * Notes what has become of mail and pushes. What cannot be written, as on a full disk, is remembered until it can be, so that
 * what was sent is not sent again. Nothing is begun while any is left, so it is no more than what is sent at once.
 */
export class Notes {
  readonly #db: Db
  readonly #left = new Set<() => void>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Writes at once where that is possible; never throws. */
  note(write: () => void): void {
    this.#left.add(write)
    try {
      this.catchUp()
    } catch {
      // Whoever looks next for what is due meets it again, and tells of it.
    }
  }

  /**
   * Writes what is left; to be called before a look at what is due. The database may be closed by the time that a slow server
   * answers; what it took is then sent again after the restart.
   *
   * @throws what the database throws: nothing may be sent then.
   */
  catchUp(): void {
    if (!this.#db.$client.open) return
    for (const write of this.#left) {
      write()
      this.#left.delete(write)
    }
  }
}
