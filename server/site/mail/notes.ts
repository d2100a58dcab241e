import type { Db } from '../../../db/open.ts'

/** Without a writable database results are retained in memory and no new delivery starts, so that nothing is sent twice. */
export class Notes {
  readonly #db: Db
  readonly #left = new Set<() => void>()

  constructor(db: Db) {
    this.#db = db
  }

  note(write: () => void): void {
    this.#left.add(write)
    try {
      this.catchUp()
    } catch {
      // Ignored here, because the next `catchUp` throws the error again.
    }
  }

  /**
   * Writes pending results; call it before polling. If the database is closed, an accepted mail is sent again after the restart.
   * @throws errors of the database; then nothing may be sent.
   */
  catchUp(): void {
    if (!this.#db.$client.open) return
    for (const write of this.#left) {
      write()
      this.#left.delete(write)
    }
  }
}
