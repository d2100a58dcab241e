import { EventEmitter } from 'node:events'
import { afterCommit, type Db, prepared } from '../../../db/open.ts'
import type { LiveEventName, LiveEvents } from './live-events-shared.ts'

/** An event for the open windows of some users. */
export type LiveEvent = {
  [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } & Delivery
}[LiveEventName]

interface Delivery {
  to: readonly number[]
  /** Socket id of the window that caused the event, from the header X-Socket-ID; it is skipped. */
  except?: string | undefined
}

export const liveEvents = prepared((_db: Db) => new EventEmitter<{ event: [LiveEvent] }>())

/** Publishes an event to open windows, after the commit if a transaction is open. */
export const push = (db: Db, event: LiveEvent) => afterCommit(db, () => liveEvents(db).emit('event', event))
