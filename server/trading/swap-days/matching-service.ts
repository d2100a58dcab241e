import { Worker } from 'node:worker_threads'
import { type Db, prepared } from '../../../db/open.ts'
import { scriptOf } from '../../../db/root.mjs'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, unavailable } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import type { AnyLength } from '../../solver/any-length.ts'
import { SWAP_DAY } from '../limits.ts'
import { type DayGraph, graphOf, solverInput } from './day-graph.ts'
import { dropPlan, insertMove } from './day-things-queries.ts'
import { setDayState } from './days-queries.ts'
import { announceDay, getDay } from './days-service.ts'
import type { MatchingView } from './days-shared.ts'
import { type StoredResult, withoutOf } from './plan-service.ts'

const SCRIPT = scriptOf('server/trading/swap-days/match-worker.ts')

const matching = prepared((_db: Db) => new Set<number>())

/** Solves in a worker. @throws Error if it dies or times out */
function solve(graph: object, seed: number): Promise<AnyLength> {
  return new Promise((found, broken) => {
    const worker = new Worker(SCRIPT, {
      workerData: { graph, seed },
      resourceLimits: { maxOldGenerationSizeMb: SWAP_DAY.workerMegabytes },
    })
    const timer = setTimeout(() => {
      broken(new Error('The matching took too long.'))
      void worker.terminate()
    }, SWAP_DAY.patience)
    worker.once('message', found)
    worker.once('error', broken)
    worker.once('exit', () => {
      clearTimeout(timer)
      broken(new Error('The matching ended without a result.'))
    })
  })
}

/** The input as text, to detect changes during the matching. */
const asText = (graph: DayGraph) => JSON.stringify([graph.things, graph.wanted, graph.limits])

const isMatchable = (state: string) => state === 'check_in' || state === 'matched'

/** Computes the plan of a day in a worker. @throws AppError 404 no such day; 409 wrong state, already running, or changed since; 503 aborted */
export async function matchDay(site: AdminSite, me: ViewerView, id: number): Promise<MatchingView> {
  const { db } = site
  const running = matching(db)
  const graph = actAsModerator(site, me, () => {
    if (!isMatchable(getDay(db, id).state)) throw conflict(m.days_not_matchable())
    if (running.has(id)) throw conflict(m.days_matching_runs())
    return graphOf(db, id)
  })
  running.add(id)
  const start = performance.now()
  try {
    const input = solverInput(graph)
    const found = await solve(input.graph, id).catch(() => {
      throw unavailable(10, m.days_matching_broke_off())
    })
    return actAsModerator(site, me, () => {
      const day = getDay(db, id)
      if (!isMatchable(day.state)) throw conflict(m.days_not_matchable())
      if (asText(graphOf(db, id)) !== asText(graph)) throw conflict(m.days_match_again())
      const result = keepPlan(db, id, graph, input, found, Math.round(performance.now() - start) / 1000)
      setDayState(db).run({ id, state: 'matched' })
      audit(db, me, 'save', { noun: 'swap_day', id }, m.days_audit_matched({ title: day.title }))
      announceDay(site, id)
      return result
    })
  } finally {
    running.delete(id)
  }
}

function keepPlan(
  db: Db,
  id: number,
  graph: DayGraph,
  { itemIds, ownerIds }: ReturnType<typeof solverInput>,
  found: AnyLength,
  seconds: number,
): MatchingView {
  const names = new Map(graph.things.map(({ itemId, name }) => [itemId, name]))
  dropPlan.moves(db).run({ id })
  let [position, loop, longest, things] = [0, 0, 0, 0]
  const receivers = new Set<number>()
  const insert = (from: number, to: number, isGift: boolean) => {
    const itemId = itemIds[from]!
    const [fromId, toId] = [ownerIds[from]!, ownerIds[to]!]
    insertMove(db).run({
      id,
      itemId,
      fromId,
      toId,
      position: position++,
      loop,
      isGift: isGift ? 1 : 0,
      name: names.get(itemId)!,
    })
    receivers.add(toId)
    things++
  }
  // In a cycle each item is given for the next, so its owner receives the next.
  for (const nodes of found.loops) {
    loop++
    longest = Math.max(longest, nodes.length)
    for (let at = nodes.length - 1; at >= 0; at--) insert(nodes[(at + 1) % nodes.length]!, nodes[at]!, false)
  }
  for (const nodes of found.chains) {
    loop++
    longest = Math.max(longest, nodes.length - 1)
    for (let at = 0; at + 1 < nodes.length; at++) insert(nodes[at]!, nodes[at + 1]!, true)
  }
  const { optimal, bound } = found
  const result = { people: receivers.size, things, longest, optimal, bound, seconds }
  const stored: StoredResult = { ...result, without: withoutOf(db, id, graph, receivers) }
  dropPlan.result(db).run({ id, result: JSON.stringify(stored) })
  return result
}
