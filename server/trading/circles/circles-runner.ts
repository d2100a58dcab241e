import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Db, immediate } from '../../../db/open.ts'
import { scriptOf } from '../../../db/root.mjs'
import { circlePeople } from '../../../db/schema/index.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { openCircleWith } from '../../swaps/swaps-queries.ts'
import { CIRCLE } from '../limits.ts'
import { MarketInTables } from './arcs-queries.ts'
import { type CircleRun, forgetChanges, noteChange, noteRun } from './circle-runs.ts'
import { chainHolds } from './possible-chains.ts'
import { isAllowed } from './possible-loops.ts'
import { type FoundChain, type FoundLoop, proposeChain, proposeCircle } from './propose-circle.ts'
import type { RunFound } from './run-worker.ts'

const SCRIPT = scriptOf('server/trading/circles/run-worker.ts')

/** The worker died or timed out. */
export class RunBrokenOff extends Error {}

/** True if a cycle found some seconds ago is still possible and its items are free. */
function stillHolds(db: Db, { items, people, why }: FoundLoop): boolean {
  if (items.some((itemId) => openCircleWith(db).get({ itemId }))) return false
  const market = new MarketInTables(db)
  const holds = items.every((itemId, at) => {
    const kind = market.arc(itemId, items[(at + 1) % items.length]!)
    return kind && market.ownerOf(itemId) === people[at] && (kind !== 'wish' || why[at] === 'wish')
  })
  return holds && isAllowed(db, { items, people })
}

const isLoop = (found: FoundLoop | FoundChain): found is FoundLoop =>
  found.people.length === found.items.length

/** Proposes a cycle found some seconds ago, if it is still possible. @returns whether it was proposed. */
function proposeFound(db: Db, found: FoundLoop | FoundChain): boolean {
  if (isLoop(found)) {
    if (!stillHolds(db, found)) return false
    proposeCircle(db, found)
  } else {
    if (!chainHolds(db, found)) return false
    proposeChain(db, found)
  }
  return true
}

/** Chooses in a read-only worker and proposes here in batches. One run at a time; concurrent callers share it. */
export class CirclesRunner {
  readonly #db: Db
  readonly #script: string
  readonly #patience: number
  #running: Promise<CircleRun> | undefined
  #worker: Worker | undefined
  #closed = false
  #isBrokenOff = false

  /** @param patience timeout of the worker in milliseconds. */
  constructor(db: Db, { script = SCRIPT, patience = CIRCLE.patience as number } = {}) {
    this.#db = db
    this.#script = script
    this.#patience = patience
  }

  /** @throws RunBrokenOff if the worker dies or times out */
  run(): Promise<CircleRun> {
    this.#running ??= this.#runOnce().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Prevents a running search from further proposals. */
  breakOff(): void {
    this.#isBrokenOff = true
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
    await this.#running?.catch(() => {})
  }

  async #runOnce(): Promise<CircleRun> {
    const start = performance.now()
    this.#isBrokenOff = false
    forgetChanges(this.#db)
    try {
      const { loops, circles, chains, away } = await this.#find()
      const proposed = await this.#propose([...circles, ...chains])
      const seconds = Math.round(performance.now() - start) / 1000
      const run = { at: Date.now(), loops, proposed, seconds }
      if (this.#closed) throw new RunBrokenOff('The site is stopping.')
      immediate(this.#db, () => {
        noteRun(this.#db, run)
        this.#ask(away)
      })
      return run
    } catch (error) {
      noteChange(this.#db)
      throw error
    }
  }

  #find(): Promise<RunFound> {
    return new Promise((found, broken) => {
      const worker = new Worker(this.#script, {
        workerData: { file: this.#db.$client.name },
        resourceLimits: { maxOldGenerationSizeMb: CIRCLE.workerMegabytes },
      })
      this.#worker = worker
      const timer = setTimeout(() => {
        broken(new RunBrokenOff('The search for circles took too long.'))
        void worker.terminate()
      }, this.#patience)
      worker.once('message', found)
      worker.once('error', (cause) => broken(new RunBrokenOff('The search for circles failed.', { cause })))
      worker.once('exit', () => {
        clearTimeout(timer)
        this.#worker = undefined
        broken(new RunBrokenOff('The search for circles ended without an answer.'))
      })
    })
  }

  async #propose(found: readonly (FoundLoop | FoundChain)[]): Promise<number> {
    let [at, proposed] = [0, 0]
    while (at < found.length && !this.#closed && !this.#isBrokenOff) {
      const until = performance.now() + CIRCLE.proposing
      immediate(this.#db, () => {
        do {
          if (proposeFound(this.#db, found[at++]!)) proposed++
        } while (at < found.length && performance.now() < until)
      })
      await setImmediate()
    }
    return proposed
  }

  /** Asks inactive users "Still available?", once per absence. */
  #ask(away: RunFound['away']): void {
    const askedAt = new Date()
    for (const { accountId, item } of away) {
      this.#db
        .insert(circlePeople)
        .values({ accountId, askedAt })
        .onConflictDoUpdate({ target: circlePeople.accountId, set: { askedAt } })
        .run()
      notify(this.#db, 'still_available', { to: accountId, values: { item }, url: '/dashboard/matches' })
    }
  }
}
