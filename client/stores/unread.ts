import type { WaitingView } from '../../server/admin/dashboard/dashboard-shared.ts'
import { call, isSignedOut } from '../api.ts'
import { isLive, on, onResume } from './realtime.ts'
import { hasSession, noteSessionEnd, whileInSession } from './session.ts'

/** Debounce in milliseconds: several events cause one request. */
const TOGETHER = 300

type Listener = (unread: WaitingView) => void
const listeners = new Set<Listener>()
let waiting: ReturnType<typeof setTimeout> | undefined
/** Numbers of the last request and of the last shown response: responses may arrive out of order. */
let asked = 0
let shown = 0
let latest: WaitingView | undefined

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
    // On failure the counts remain; the next event or poll retries, unless the user is signed out.
    if (isSignedOut(error)) noteSessionEnd()
  }
}

/** Refreshes the unread counts, debounced. */
export function refreshUnread(): void {
  if (waiting || !hasSession() || !navigator.onLine) return
  waiting = setTimeout(fetchUnread, TOGETHER)
}

/** Polling interval in milliseconds without a socket. */
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

/** Fetches the counts now and after each event. */
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

/** Calls `listener` with each response, first with the latest known one. */
export function onUnread(listener: Listener): void {
  listeners.add(listener)
  if (latest) listener(latest)
}

/** Badge text: "99+" above two digits. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count))
