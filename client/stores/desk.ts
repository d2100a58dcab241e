import { useEffect, useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { DeskView } from '../../server/trading/swap-days/days-shared.ts'
import { call, isPassing, isSignedOut, messageOf } from '../api.ts'
import { newClientId } from './client-id.ts'
import {
  type DeskAct,
  forgetAct,
  keepAct,
  keepDesk,
  keepSeen,
  keptActs,
  keptDesk,
  seenConflicts,
} from './desk-storage.ts'
import { isLive, on, onResume } from './realtime.ts'

/** Milliseconds between attempts to send and read without events. */
const PATIENCE = 10_000
const NO_CONNECTION = 'no connection'

/** A conflict between two helpers, or an act that the server rejected. */
interface DeskProblem {
  key: string
  text: string
}

interface Desk {
  desk: DeskView
  /** Unsent acts, oldest first. */
  waiting: readonly DeskAct[]
  problems: readonly DeskProblem[]
  isSignedOut: boolean
}

const STATE_AFTER = {
  'check-in': 'checked_in',
  'undo-check-in': 'announced',
  tick: 'picked_up',
  'undo-tick': 'waiting',
} as const

/** The desk with all unsent acts applied. */
export function withActs(desk: DeskView, acts: readonly DeskAct[]): DeskView {
  const things = new Map<number, 'checked_in' | 'announced'>()
  const moves = new Map<number, 'picked_up' | 'waiting'>()
  for (const { kind, product_id } of acts) {
    const after = STATE_AFTER[kind]
    if (after === 'checked_in' || after === 'announced') things.set(product_id, after)
    else moves.set(product_id, after)
  }
  return {
    ...desk,
    people: desk.people.map((one) => ({
      ...one,
      things: one.things.map((thing) => ({ ...thing, state: things.get(thing.id) ?? thing.state })),
    })),
    moves: desk.moves.map((move) => ({ ...move, state: moves.get(move.product_id) ?? move.state })),
  }
}

function post({ day: id, kind, product_id, client_id, at }: DeskAct) {
  const body = { product_ids: [product_id], client_id, at }
  const undo = { params: { id, item: product_id }, query: { at } }
  if (kind === 'check-in') return call('POST /api/admin/swap-days/:id/check-ins', { params: { id }, body })
  if (kind === 'tick') return call('POST /api/admin/swap-days/:id/pick-ups', { params: { id }, body })
  if (kind === 'undo-tick') return call('DELETE /api/admin/swap-days/:id/pick-ups/:item', undo)
  return call('DELETE /api/admin/swap-days/:id/check-ins/:item', undo)
}

/** Check-in and pick-up of one day on this phone. The outbox survives a lost network and a closed page. */
export class DeskStore {
  #state: Desk
  readonly #changed: (state: Desk) => void
  #isSending = false
  #isReading = false
  /** True if something changed while the desk was being read, so the response may be older than the change. */
  #isStale = false
  readonly #ends: (() => void)[] = []
  /** Conflicts that this helper has hidden; undefined until they are read. */
  #seen: Set<string> | undefined

  constructor(first: DeskView, changed: (state: Desk) => void) {
    this.#state = { desk: first, waiting: [], problems: [], isSignedOut: false }
    this.#changed = changed
  }

  #set(values: Partial<Desk>): void {
    this.#state = { ...this.#state, ...values }
    this.#changed(this.#state)
  }

  /** Starts sending and listening. @returns a function that stops both. */
  start(): () => void {
    const { id } = this.#state.desk
    const go = () => void this.flush().then(() => this.read())
    const timer = setInterval(() => {
      if (this.#state.waiting.length > 0) go()
      else if (!isLive()) this.read()
    }, PATIENCE)
    addEventListener('online', go)
    this.#ends.push(
      () => clearInterval(timer),
      () => removeEventListener('online', go),
      onResume(go),
      on('SwapDayChanged', (changed) => changed.id === id && this.read()),
    )
    void this.#load()
    return () => {
      for (const end of this.#ends) end()
    }
  }

  async #load(): Promise<void> {
    const { id } = this.#state.desk
    const [kept, acts, seen] = await Promise.all([keptDesk(id), keptActs(id), seenConflicts(id)])
    this.#seen = new Set(seen)
    this.#tellConflicts(this.#state.desk)
    // Offline, the page is from a cache that may be older than the data stored on this phone.
    if (kept && !navigator.onLine) this.#set({ desk: kept })
    const known = new Set(this.#state.waiting.map(({ client_id }) => client_id))
    this.#set({ waiting: [...acts.filter(({ client_id }) => !known.has(client_id)), ...this.#state.waiting] })
    await this.flush()
    await this.read()
  }

  #tell(key: string, text: string): void {
    this.#set({ problems: [...this.#state.problems.filter((one) => one.key !== key), { key, text }] })
  }

  /** Shows conflicts between two helpers, on each phone until its helper hides them. */
  #tellConflicts({ conflicts }: DeskView): void {
    for (const { product_id, name, kept, at } of conflicts) {
      const key = `${product_id} ${at}`
      const text = kept === 'done' ? m.days_conflict_done_counts : m.days_conflict_undone_counts
      if (this.#seen && !this.#seen.has(key)) this.#tell(key, text({ name }))
    }
  }

  dismiss(key: string): void {
    this.#seen?.add(key)
    void keepSeen(this.#state.desk.id, [...(this.#seen ?? [])])
    this.#set({ problems: this.#state.problems.filter((one) => one.key !== key) })
  }

  /** Applies an act immediately on this phone, and sends it when there is a network. */
  async act(kind: DeskAct['kind'], product_id: number, name: string): Promise<void> {
    const day = this.#state.desk.id
    const act: DeskAct = {
      client_id: newClientId(),
      day,
      kind,
      product_id,
      name,
      at: new Date().toISOString(),
    }
    this.#set({ waiting: [...this.#state.waiting, act] })
    await keepAct(act)
    await this.flush()
  }

  /** Sends unsent acts, oldest first. */
  async flush(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let act = this.#state.waiting[0]; act; act = this.#state.waiting[0]) {
        if (!navigator.onLine) throw new Error(NO_CONNECTION)
        await this.#send(act)
      }
      this.#set({ isSignedOut: false })
    } catch (error) {
      if (isSignedOut(error)) this.#set({ isSignedOut: true })
    } finally {
      this.#isSending = false
    }
  }

  /** @throws if the act must wait */
  async #send(act: DeskAct): Promise<void> {
    try {
      const { data } = await post(act)
      for (const { reason } of data.refused) this.#tell(`${act.product_id}`, reason)
      this.#note(act, data.things[0]?.number ?? null)
    } catch (error) {
      const status = (error as { status?: number }).status
      if (isPassing(error) || isSignedOut(error) || status === 429) throw error
      this.#tell(`${act.product_id}`, `${act.name}: ${messageOf(error, m.days_conflict_refused())}`)
    }
    await forgetAct(act.client_id)
    this.#set({ waiting: this.#state.waiting.filter((one) => one !== act) })
  }

  /** Applies the server's new state until the whole desk is read again. */
  #note(act: DeskAct, number: number | null): void {
    const desk = withActs(this.#state.desk, [act])
    const people = desk.people.map((one) => ({
      ...one,
      things: one.things.map((thing) =>
        thing.id === act.product_id ? { ...thing, number: number ?? thing.number } : thing,
      ),
    }))
    this.#set({ desk: { ...desk, people } })
  }

  /** Reads the desk again. */
  async read(): Promise<void> {
    this.#isStale = true
    if (this.#isReading || !navigator.onLine) return
    this.#isReading = true
    try {
      while (this.#isStale) {
        this.#isStale = false
        const { data } = await call('GET /api/admin/swap-days/:id/desk', {
          params: { id: this.#state.desk.id },
        })
        this.#set({ desk: data })
        this.#tellConflicts(data)
        await keepDesk(data)
      }
    } catch {
      // A failed read leaves the previous data.
    } finally {
      this.#isReading = false
    }
  }
}

/** The desk of a day, live. */
export function useDesk(first: DeskView): Desk & { store: DeskStore } {
  const [state, setState] = useState<Desk>({ desk: first, waiting: [], problems: [], isSignedOut: false })
  const [store] = useState(() => new DeskStore(first, setState))
  useEffect(() => store.start(), [store])
  return { ...state, store }
}
