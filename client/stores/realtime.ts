import type { LiveEventName, LiveEvents } from '../../server/platform/realtime/live-events-shared.ts'
import { authoriseChannel } from '../api.ts'
import { PusherSocket } from './pusher-socket.ts'
import { hasToken, storedUser } from './session.ts'

/** First reconnect delay in milliseconds, doubled per attempt, and its maximum. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
/** Maximum milliseconds that a new socket waits for the old one to close. */
const CLOSING_WAIT = 3000

type Listener = (data: never) => void
const listeners = new Map<string, Set<Listener>>()
const changes = new EventTarget()
let socket: PusherSocket | undefined
/** Resolves when the previous socket is closed. */
let closing: Promise<void> | undefined
let live = false
let attempts = 0
let retry: ReturnType<typeof setTimeout> | undefined
let started = false

function setLive(now: boolean): void {
  if (live === now) return
  live = now
  changes.dispatchEvent(new Event('change'))
}

function address(): string {
  const { realtimeKey } = document.querySelector<HTMLElement>('[data-realtime-key]')!.dataset
  const url = new URL(`/app/${realtimeKey}?protocol=7&client=js&version=1`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

/** Id of the user who needs a socket; undefined if one exists or none can be opened. */
const missingFor = () => (!socket && hasToken() && navigator.onLine ? storedUser()?.id : undefined)

/** At most one socket per tab: waits for the previous one, with a timeout. */
async function leaveBefore(): Promise<void> {
  const before = closing
  if (!before) return
  await Promise.race([before, new Promise((givenUp) => setTimeout(givenUp, CLOSING_WAIT))])
  if (closing === before) closing = undefined
}

async function connect(): Promise<void> {
  clearTimeout(retry)
  if (!missingFor()) return
  await leaveBefore()
  const me = missingFor()
  if (!me) return
  const channel = `private-chat.${me}`
  socket = new PusherSocket(address(), channel, {
    authorise: (socketId) => authoriseChannel(socketId, channel),
    onLive: () => {
      attempts = 0
      setLive(true)
      changes.dispatchEvent(new Event('resume'))
    },
    onEvent: (name, data) => {
      // The cast is needed because the type of `listeners` loses the data type of each event; `on` has checked it.
      for (const listener of listeners.get(name) ?? []) listener(data as never)
    },
    onEnd: connectLater,
  })
}

/** Reconnects with exponential backoff and jitter, so that not all browsers reconnect at once after a restart. */
function connectLater(code: number): void {
  closing = socket?.closed
  socket = undefined
  setLive(false)
  // Codes from 4000 to 4099 forbid reconnecting. `wakeUp` still tries when the user returns to the page.
  if (code >= 4000 && code < 4100) return
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts)
  attempts += 1
  retry = setTimeout(connect, wait * (0.2 + 0.8 * Math.random()))
}

/** After sleep, a network change or a tab switch: checks the socket, or connects at once. */
function wakeUp(): void {
  if (document.visibilityState === 'hidden') return
  if (socket) {
    socket.check()
    return
  }
  attempts = 0
  connect()
}

/** Starts the connection once per page. */
function start(): void {
  if (started) return
  started = true
  document.addEventListener('visibilitychange', wakeUp)
  addEventListener('online', wakeUp)
  addEventListener('pageshow', wakeUp)
  addEventListener('offline', () => socket?.end())
  // An open socket would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => socket?.end())
  connect()
}

/** Subscribes to an event. @returns the unsubscribe function. */
export function on<Name extends LiveEventName>(
  event: Name,
  listener: (data: LiveEvents[Name]) => void,
): () => void {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(listener))
  start()
  return () => all.delete(listener)
}

/** Calls `listener` after each (re)connect, to fetch missed data. @returns the unsubscribe function. */
export function onResume(listener: () => void): () => void {
  changes.addEventListener('resume', listener)
  start()
  return () => changes.removeEventListener('resume', listener)
}

/** Events arrive over the socket; if not, callers poll. */
export const isLive = () => live

/** Socket id of this window; undefined while offline. */
export const socketId = () => (live ? socket?.id : undefined)

/** Subscribes to changes of `isLive`. @returns the unsubscribe function. */
export function onLiveChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

export const sendTyping = (receiverId: number) =>
  socket?.trigger('client-typing', { receiver_id: receiverId })
