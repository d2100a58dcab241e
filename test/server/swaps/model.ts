import type { SwapStanding } from '../../../server/swaps/swap-standings.ts'

/** A request in the model. */
export interface PaperRequest {
  requester: number
  owner: number
  wanted: number[]
  offered: number[]
  pick: number | null
  /** Author of the latest terms. */
  by: number
  revision: number
  /** Number of offers. */
  offers: number
  standing: SwapStanding
  confirmed: Set<number>
}

/** Response to a step: 200 or an error status. */
export type Answer = 200 | 403 | 404 | 409 | 422

/**
 * A simple in-memory model of the rules of exchange requests: the response to each step, and the resulting state. The test of histories
 * compares the product with it.
 */
export class PaperMarket {
  /** Owner by existing item. */
  readonly items = new Map<number, number>()
  readonly requests = new Map<number, PaperRequest>()

  readonly #all = (test: (request: PaperRequest) => boolean) => [...this.requests.values()].filter(test)
  readonly #names = ({ wanted, offered }: PaperRequest, item: number) =>
    wanted.includes(item) || offered.includes(item)

  statusOf(item: number): 'available' | 'reserved' | 'traded' {
    const of = this.#all((request) => this.#names(request, item))
    if (of.some(({ standing }) => standing === 'completed')) return 'traded'
    return of.some(({ standing }) => standing === 'agreed') ? 'reserved' : 'available'
  }

  #isFree = (item: number) => this.statusOf(item) === 'available'

  #namedBy(me: number, other: number, mine: number[], theirs: number[]): Answer {
    if (theirs.some((item) => !this.items.has(item))) return 404
    if (theirs.some((item) => this.items.get(item) !== other)) return 422
    if (theirs.some((item) => !this.#isFree(item))) return 409
    return mine.every((item) => this.items.get(item) === me && this.#isFree(item)) ? 200 : 422
  }

  #wantsAlready = (requester: number, wanted: number[], except?: PaperRequest) =>
    this.#all(
      (request) => request !== except && request.standing === 'proposed' && request.requester === requester,
    ).some((request) => request.wanted.some((item) => wanted.includes(item)))

  ask(me: number, wanted: number[], offered: number[], pick: number | null): Answer | PaperRequest {
    if (wanted.some((item) => !this.items.has(item))) return 404
    const owner = this.items.get(wanted[0]!)!
    if (owner === me || wanted.some((item) => this.items.get(item) !== owner)) return 422
    if (wanted.some((item) => !this.#isFree(item)) || this.#wantsAlready(me, wanted)) return 409
    const named = this.#namedBy(me, owner, offered, wanted)
    if (named !== 200) return named
    return {
      ...{ requester: me, owner, wanted, offered, pick, by: me, revision: 1, offers: 1 },
      ...{ standing: 'proposed', confirmed: new Set() },
    }
  }

  counter(
    me: number,
    id: number,
    revision: number,
    wanted: number[],
    offered: number[],
    most: number,
  ): Answer {
    const request = this.requests.get(id)
    if (!request || ![request.owner, request.requester].includes(me)) return 404
    if (request.by === me) return 403
    if (request.standing !== 'proposed' || request.revision !== revision || request.offers >= most) return 409
    const other = me === request.owner ? request.requester : request.owner
    const [mine, theirs] = me === request.owner ? [wanted, offered] : [offered, wanted]
    const named = this.#namedBy(me, other, mine, theirs)
    if (named !== 200) return named
    if (this.#wantsAlready(request.requester, wanted, request)) return 409
    const terms = { wanted, offered, pick: null, by: me, revision: revision + 1, offers: request.offers + 1 }
    Object.assign(request, terms)
    return 200
  }

  accept(me: number, id: number, revision: number | undefined, chosen: number[] | undefined): Answer {
    const request = this.requests.get(id)
    if (!request || ![request.owner, request.requester].includes(me)) return 404
    if (request.by === me) return 403
    if (request.standing !== 'proposed' || (revision ?? request.revision) !== request.revision) return 409
    if (request.pick !== null && chosen?.length !== request.pick) return 422
    const { wanted, offered } = request
    if (![...wanted, ...offered].every(this.#isFree)) return 409
    if (request.pick !== null) request.offered = offered.filter((item) => chosen!.includes(item))
    request.standing = 'agreed'
    return 200
  }

  end(me: number, id: number, how: 'declined' | 'withdrawn' | 'called_off'): Answer {
    const request = this.requests.get(id)
    if (!request || ![request.owner, request.requester].includes(me)) return 404
    if (how === 'withdrawn' && me !== request.requester) return 403
    if (how === 'declined' && me === request.requester && request.by === me) return 403
    if (request.standing !== (how === 'called_off' ? 'agreed' : 'proposed')) return 409
    request.standing = how
    return 200
  }

  confirm(me: number, id: number): Answer {
    const request = this.requests.get(id)
    if (!request || ![request.owner, request.requester].includes(me)) return 404
    if (request.standing !== 'agreed' || request.confirmed.has(me)) return 409
    request.confirmed.add(me)
    if (request.confirmed.size === 2) {
      request.standing = 'completed'
      for (const item of [...request.wanted, ...request.offered]) this.#gone(item)
    }
    return 200
  }

  #gone(item: number): void {
    for (const request of this.#all(({ standing }) => standing === 'proposed')) {
      if (this.#names(request, item)) request.standing = 'item_gone'
    }
  }

  remove(me: number, item: number): Answer {
    if (!this.items.has(item)) return 404
    if (this.items.get(item) !== me) return 403
    if (!this.#isFree(item)) return 409
    this.#gone(item)
    this.items.delete(item)
    return 200
  }

  edit(me: number, item: number): Answer {
    if (!this.items.has(item)) return 404
    if (this.items.get(item) !== me) return 403
    if (!this.#isFree(item)) return 409
    for (const request of this.#all(({ standing }) => standing === 'proposed')) {
      if (this.#names(request, item)) Object.assign(request, { by: me, revision: request.revision + 1 })
    }
    return 200
  }

  /** All pending requests expire. */
  letTimePass(): void {
    for (const request of this.requests.values()) {
      if (request.standing === 'proposed' || request.standing === 'agreed') request.standing = 'expired'
    }
  }
}
