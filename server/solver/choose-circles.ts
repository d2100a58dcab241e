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

/** Maximum rounds of price improvement. */
const MOST_ROUNDS = 300
const LOOKS = 2_000_000
/** Column generation passes for chains, and total chains added. */
const PASSES = 3
const MOST_CHAINS = 24_000
/** Annealing moves per candidate, and their total range. */
const MOVES_EACH = 200
const FEWEST_MOVES = 20_000
const MOST_MOVES = 200_000
/** Skips a candidate if the prices of its items exceed its worth by more than this many people. */
const WINDOW = 0.5
/** Annealing stages: the first leaves local optima, the second refines, the third decides ties. `share` is of the moves. */
const STAGES = [
  { hot: 0.3, cold: 0.1, share: 0.4 },
  { hot: 0.1, cold: 0.03, share: 1 },
  { hot: 1e-4, cold: 1e-6, share: 0.2 },
]

export interface ChosenCircle {
  items: number[]
  wishes: number
}

export interface ChosenCircles {
  loops: number
  complete: boolean
  circles: ChosenCircle[]
  chains: ListedChain[]
}

/**
 * Chooses circles and chains for the whole market: disjoint items, limits respected, maximum expected number of receivers. A pure function
 * of typed arrays for a worker; deterministic unless time runs out.
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

/** Subgradient rounds; fewer with more candidates. */
function lower(prices: Prices, packing: Packing, late: () => boolean): Choice {
  const choice = new Choice(packing)
  choice.fill(all(packing).toSorted((a, b) => packing.worth[b]! - packing.worth[a]! || a - b))
  const rounds = Math.min(MOST_ROUNDS, LOOKS / packing.worth.length)
  for (let round = 0; round < rounds && !late(); round++) prices.lower(choice.value)
  return choice
}

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
