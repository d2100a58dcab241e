import type { UnreadView } from '../../server/dashboard/dashboard-shared.ts'
import { call, isSignedOut } from '../api.ts'
import { isLive, on, onResume } from './realtime.ts'
import { hasSession, noteSessionEnd, whileInSession } from './session.ts'

/** Milliseconds in which several events are answered by one look. */
const TOGETHER = 300

type Listener = (unread: UnreadView) => void
const listeners = new Set<Listener>()
let waiting: ReturnType<typeof setTimeout> | undefined
/** Number of the last look, and of the last whose answer was shown: an older answer may come after a newer one. */
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
    // The counts stay as they are; the next event or look asks again, unless nobody is signed in any more.
    if (isSignedOut(error)) noteSessionEnd()
  }
}

/** Asks anew how much waits to be seen. */
export function refreshUnread(): void {
  if (waiting || !hasSession() || !navigator.onLine) return
  waiting = setTimeout(fetchUnread, TOGETHER)
}

/** Milliseconds between two looks while the live socket is not there. */
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

/** Looks at once, and whenever something happens, for as long as this page is open. */
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

/** Tells `listener` of what waits, at once if that is known: whoever listens late has missed the look that said so. */
export function onUnread(listener: Listener): void {
  listeners.add(listener)
  if (latest) listener(latest)
}
