import type { UnreadView } from '../../server/admin/dashboard/dashboard-shared.ts'
import { call, isSignedOut } from '../api.ts'
import { isLive, on, onResume } from './realtime.ts'
import { hasSession, noteSessionEnd, whileInSession } from './session.ts'

/** Milliseconds in which several events lead to one request. */
const TOGETHER = 300

type Listener = (unread: UnreadView) => void
const listeners = new Set<Listener>()
let waiting: ReturnType<typeof setTimeout> | undefined
/** Number of the last request, and of the last whose answer was shown: an older answer may come after a newer one. */
let asked = 0
let shown = 0
let latest: UnreadView | undefined

async function fetchUnread(): Promise<void> {
  waiting = undefined
  if (!hasSession()) return
  const turn = ++asked
  try {
    const { data } = await call('GET /api/unread-counts', { signal: whileInSession() })
    if (turn < shown) return
    shown = turn
    latest = data
    for (const listener of listeners) listener(data)
  } catch (error) {
    // The counts stay as they are; the next event or poll asks again, unless nobody is signed in any more.
    if (isSignedOut(error)) noteSessionEnd()
  }
}

/** Asks the server soon how much waits to be seen, once for calls that follow closely. */
export function refreshUnread(): void {
  if (waiting || !hasSession() || !navigator.onLine) return
  waiting = setTimeout(fetchUnread, TOGETHER)
}

/** Milliseconds between two requests while the socket is not connected. */
const POLLING = 30_000

const CHANGES = [
  'MessageSent',
  'MessagesRead',
  'NotificationCreated',
  'NotificationsRead',
  'ExchangeChanged',
  'CircleChanged',
] as const

let started = false

/** Asks at once, and whenever something happens, for as long as this page is open. */
export function startUnread(): void {
  if (started || !hasSession()) return
  started = true
  for (const event of CHANGES) on(event, refreshUnread)
  onResume(refreshUnread)
  setInterval(() => {
    if (!isLive() && document.visibilityState === 'visible') refreshUnread()
  }, POLLING)
  refreshUnread()
}

/** Calls `listener` with each answer, and at once with the latest: a script that starts late has missed it. */
export function onUnread(listener: Listener): void {
  listeners.add(listener)
  if (latest) listener(latest)
}

/** How much waits, as a badge has room for it: "99+" for more than two digits. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count))
