import { type Chain, ChainFinder, RECEIVERS } from './chains.ts'
import { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { Prices } from './prices.ts'
import type { RouteFinder } from './routes.ts'
import type { WantListCandidates } from './want-list-loops.ts'
import type { WantListMarket } from './want-list-market.ts'

/** Subgradient rounds before each pass, and number of passes per call. */
const ROUNDS = 50
const PASSES = 5
/** Maximum new chains per gift, length and pass, and search steps. */
const EACH = 100
const STEPS = 100_000
/** Maximum losses of the chains that are added, smallest first; in the unit of `Worth`. */
const LOSSES = [0.1, 0.4, 1.5]
/** Paths through dummies per chain. */
const WAYS = 3

export interface Worth {
  item: number
  person: number
}

const priced = (candidates: Packing, { item, person }: Worth): Packing => ({
  ...candidates,
  ...(person === 0 && { people: new Int32Array(), peopleFrom: candidates.peopleFrom.map(() => 0) }),
  worth: candidates.worth.map((items) => items * item),
  bonus: candidates.bonus.map(() => person),
})

/** Column generation: lowers prices for the known candidates, adds the most profitable chains, and repeats. */
export class WantListChains {
  readonly #lists: WantListMarket
  readonly #worth: Worth
  readonly #gifts: readonly number[]
  readonly #finder: ChainFinder
  readonly #routes: RouteFinder
  readonly #candidates: WantListCandidates
  readonly #known = new Set<string>()
  #prices: Prices | undefined

  constructor(lists: WantListMarket, candidates: WantListCandidates, routes: RouteFinder, worth: Worth) {
    this.#lists = lists
    this.#worth = worth
    this.#gifts = [...lists.gift.keys()].filter((item) => lists.gift[item] === 1)
    this.#finder = new ChainFinder({ market: lists.market, gifts: this.#gifts, ends: lists.market })
    this.#routes = routes
    this.#candidates = candidates
  }

  /** Adds chains; continues from the prices of the last call. @returns an upper bound in the sense of `Worth`. */
  add(late: () => boolean): number {
    let bound = Number.POSITIVE_INFINITY
    for (let pass = 0; pass < PASSES && !late(); pass++) {
      const packing = priced(this.#candidates.finish(), this.#worth)
      const prices = new Prices(packing, Int32Array.from(packing.worth.keys()), this.#prices)
      const choice = new Choice(packing)
      choice.fill(prices.ordered())
      for (let round = 0; round < ROUNDS && !late(); round++) prices.lower(choice.value)
      bound = Math.min(bound, prices.bound + this.#addProfitable(prices, late))
      this.#prices = prices
    }
    return bound
  }

  /** @returns the possible excess of unlisted chains over the bound. */
  #addProfitable(prices: Prices, late: () => boolean): number {
    const { market } = this.#lists
    const { item, person } = this.#worth
    const passed = Float64Array.from(market.owner, (owner, thing) => {
      const gain = person === 0 ? 0 : Math.max(0, person - prices.ofPerson(owner))
      return item + gain - prices.ofThing(thing)
    })
    const excess = new Float64Array(this.#gifts.length)
    for (let receivers = RECEIVERS.fewest; receivers <= RECEIVERS.most; receivers++) {
      const bounds = this.#finder.value({
        receivers,
        wishes: 0,
        passed,
        ends: passed,
        gift: (gift) => -prices.ofThing(gift),
      })
      for (const [at, gift] of this.#gifts.entries()) {
        excess[at] = Math.max(excess[at]!, bounds[at]!)
        let most = EACH
        const add = (chain: Chain) => {
          const isNew = this.#addChain(chain, prices)
          if (isNew) most--
          return isNew
        }
        for (const loss of LOSSES) {
          if (most === 0 || late()) break
          this.#finder.find(gift, { least: Math.max(0, bounds[at]!) - loss, most, steps: STEPS }, add)
        }
      }
    }
    return excess.reduce((sum, one) => sum + one, 0)
  }

  #addChain({ gift, passed, end }: Chain, prices: Prices): boolean {
    const chain = [gift, ...passed, end]
    const key = chain.join()
    if (this.#known.has(key)) return false
    this.#known.add(key)
    const cost = (way: readonly number[]) => way.reduce((sum, dummy) => sum + prices.ofThing(dummy), 0)
    let ways: number[][] = [[]]
    for (let at = 1; at < chain.length; at++) {
      const steps = this.#routes.between(chain[at]!, chain[at - 1]!).ways
      ways = ways.flatMap((way) => steps.map((step) => [...way, ...step]))
      ways = ways.toSorted((a, b) => cost(a) - cost(b)).slice(0, WAYS)
    }
    for (const way of ways) this.#candidates.addChain(chain, way)
    return true
  }
}
