import { anneal } from './anneal.ts'
import { Choice } from './choice.ts'
import {
  CircleCandidates,
  type CircleMarket,
  type CircleRules,
  type ListedChain,
} from './circle-candidates.ts'
import type { Packing } from './packing.ts'
import { Prices } from './prices.ts'
import { seededRandom } from './seeded-random.ts'

/** Rounds in which prices are improved, at most. */
const MOST_ROUNDS = 300
/** Candidates looked at in all those rounds together: where there are many, rounds are fewer. */
const LOOKS = 2_000_000
/** How often chains are looked for, each time at better prices, and how many are added in all. */
const PASSES = 3
const MOST_CHAINS = 24_000
/** Moves of the annealing for each candidate, and the fewest and most moves in all. */
const MOVES_EACH = 200
const FEWEST_MOVES = 20_000
const MOST_MOVES = 200_000
/** Candidates whose prices exceed their worth by less than this are tried; in people, as worth is. */
const WINDOW = 0.5
/**
 * Temperatures of three runs: the first leaves choices that no single move makes better, the second finds the greatest value near what it
 * has found, the third, far colder, decides ties. `share` is of the moves.
 */
const STAGES = [
  { hot: 0.3, cold: 0.1, share: 0.4 },
  { hot: 0.1, cold: 0.03, share: 1 },
  { hot: 1e-4, cold: 1e-6, share: 0.2 },
]

export interface ChosenCircle {
  /** Ids: each item is given for the next one, the last for the first. */
  items: number[]
  /** How many of its arcs rest on a wish. */
  wishes: number
}

export interface ChosenCircles {
  /** Number of possible circles that were found. */
  loops: number
  /** Whether those are all that there are. */
  complete: boolean
  circles: ChosenCircle[]
  /** Chains that gifts start. */
  chains: ListedChain[]
}

/**
 * Chooses circles and chains for a whole market: no item is in two, nobody is in more than they have room for, no limit is used too often,
 * and as many people as can be are expected to get something. A pure function of typed arrays, for a worker to run; the same market gives the same circles, unless it gets late.
 */
export function chooseCircles(market: CircleMarket, rules: CircleRules = {}): ChosenCircles {
  const candidates = new CircleCandidates(market, rules)
  const chosen = choose(candidates, () => (rules.elapsed?.() ?? 0) >= 1)
  const isChosen = new Set(chosen)
  const { loops, complete } = candidates
  const circles: ChosenCircle[] = []
  let candidate = 0
  loops.each((items, length, wishes) => {
    if (isChosen.has(candidate++)) circles.push({ items: [...items.subarray(0, length)], wishes })
  })
  const chains = candidates.chains.filter((_, chain) => isChosen.has(loops.size + chain))
  return { loops: loops.size, complete, circles, chains }
}

const all = ({ worth }: Packing) => Int32Array.from(worth.keys())

/** Lowers prices. The more candidates there are, the fewer rounds are played. */
function lower(prices: Prices, packing: Packing, late: () => boolean): Choice {
  const choice = new Choice(packing)
  choice.fill(all(packing).toSorted((a, b) => packing.worth[b]! - packing.worth[a]! || a - b))
  const rounds = Math.min(MOST_ROUNDS, LOOKS / packing.worth.length)
  for (let round = 0; round < rounds && !late(); round++) prices.lower(choice.value)
  return choice
}

/** Indexes of the candidates of the best choice that is found. */
function choose(candidates: CircleCandidates, late: () => boolean): readonly number[] {
  let packing = candidates.packing
  let prices = new Prices(packing, all(packing))
  let choice = lower(prices, packing, late)
  for (let pass = 0; pass < PASSES && !late(); pass++) {
    if (candidates.addChains(prices, MOST_CHAINS / PASSES) === 0) break
    packing = candidates.packing
    prices = new Prices(packing, all(packing), prices)
    choice = lower(prices, packing, late)
  }
  const byPrices = new Choice(packing)
  byPrices.fill(prices.ordered())
  const best = byPrices.value > choice.value ? byPrices : choice
  const near = prices.within(WINDOW)
  if (near.length === 0) return best.chosen
  const random = seededRandom(1)
  const moves = Math.min(MOST_MOVES, Math.max(FEWEST_MOVES, near.length * MOVES_EACH))
  for (const { hot, cold, share } of STAGES) {
    anneal(best, {
      candidates: near,
      moves: moves * share,
      hot,
      cold,
      random,
      late,
      rank: ({ value }) => value,
    })
  }
  return best.chosen
}
