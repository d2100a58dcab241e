export class Ledger {
  /** Item names by id, without items being deleted, whose state is unknown. */
  readonly items = new Map<number, string>()
  /** Message texts by id. */
  readonly messages = new Map<number, string>()
  readonly deleted = new Set<number>()
  readonly accepted = new Set<number>()
  /** Errors other than rate limits. */
  readonly errors: string[] = []

  get size(): number {
    return this.items.size + this.messages.size + this.deleted.size + this.accepted.size
  }
}
