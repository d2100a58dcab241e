import { type Chain, ChainFinder, RECEIVERS } from './chains.ts'
import type { CircleMarket, ListedChain, MarketGifts } from './circle-candidates.ts'
import { WISHES } from './market.ts'
import type { Prices } from './prices.ts'

const STEPS = 3000
const FEWEST = 2
/** Chains whose loss at the current prices is smaller are taken; in people. */
const WINDOW = 0.5

export interface ChainSearch {
  prices: Prices
  most: number
  isLate: () => boolean
  /** Value per receiver, and the extra for a first swap. */
  worth: (receivers: number, wishes: number) => { each: number; first: number }
}

export class MarketChains {
  readonly #market: CircleMarket
  readonly #gifts: readonly number[]
  readonly #finder: ChainFinder
  readonly #known = new Set<string>()

  constructor(market: CircleMarket, { items, last }: MarketGifts) {
    this.#market = market
    this.#gifts = items
    const owner = Int32Array.from(market.room.keys())
    this.#finder = new ChainFinder({ market, gifts: items, ends: { owner, ...last } })
  }

  /** Visits the most profitable new chains. The visitor returns whether it takes one. */
  find({ prices, most, isLate, worth }: ChainSearch, visit: (chain: ListedChain) => boolean): void {
    const { owner, open } = this.#market
    const kinds = (RECEIVERS.most - RECEIVERS.fewest + 1) * (WISHES + 1)
    const each = Math.max(FEWEST, Math.ceil(most / kinds / this.#gifts.length))
    let left = most
    const take = ({ gift, passed, end, wishes }: Chain) => {
      const items = [gift, ...passed]
      const key = `${items.join()}>${end}`
      if (this.#known.has(key) || !visit({ items, last: end, wishes })) return false
      this.#known.add(key)
      left--
      return true
    }
    for (let receivers = RECEIVERS.fewest; receivers <= RECEIVERS.most; receivers++) {
      for (let wishes = 0; wishes <= WISHES; wishes++) {
        if (isLate()) return
        const { each: value, first } = worth(receivers, wishes)
        const gains = Float64Array.from(open, (isOpen, person) => {
          const bonus = isOpen === 1 ? 0 : Math.max(0, first - prices.ofPerson(person))
          return value + bonus - prices.ofPlace(person)
        })
        const bounds = this.#finder.value({
          receivers,
          wishes,
          passed: Float64Array.from(owner, (person, item) => gains[person]! - prices.ofThing(item)),
          ends: gains,
          gift: (gift) => -prices.ofThing(gift) - prices.ofPlace(owner[gift]!),
        })
        for (const [at, gift] of this.#gifts.entries()) {
          const least = Math.max(-WINDOW, bounds[at]! - WINDOW)
          if (bounds[at]! < least || left <= 0) continue
          this.#finder.find(gift, { least, most: each, steps: STEPS }, take)
        }
      }
    }
  }
}
