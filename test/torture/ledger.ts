/** What the site has acknowledged, and so has to know for ever. */
export class Ledger {
  /** Names of items by id; of one that is being deleted nothing can be said. */
  readonly items = new Map<number, string>()
  /** Texts of messages by id. */
  readonly messages = new Map<number, string>()
  readonly deleted = new Set<number>()
  readonly accepted = new Set<number>()
  /** Calls that were answered with an error other than "too often". */
  readonly errors: string[] = []

  get size(): number {
    return this.items.size + this.messages.size + this.deleted.size + this.accepted.size
  }
}
