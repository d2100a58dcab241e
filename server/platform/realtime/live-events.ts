import { EventEmitter } from 'node:events'
import { afterCommit, type Db, prepared } from '../../../db/open.ts'
import type { LiveEventName, LiveEvents } from './live-events-shared.ts'

/** Something that open windows of some people are told at once. */
export type LiveEvent = {
  [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } & Delivery
}[LiveEventName]

interface Delivery {
  /** Ids of the accounts. */
  to: readonly number[]
  /** The window that did it and knows already: its socket id, as in the header X-Socket-ID. */
  except?: string | undefined
}

/** Where the sockets listen; one for each open database. */
export const liveEvents = prepared((_db: Db) => new EventEmitter<{ event: [LiveEvent] }>())

/** Pushes to open windows, after the commit where a transaction is under way. Whoever is away fetches it later. */
export const push = (db: Db, event: LiveEvent) => afterCommit(db, () => liveEvents(db).emit('event', event))
