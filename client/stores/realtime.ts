import type { LiveEventName, LiveEvents } from '../../server/platform/realtime/live-events-shared.ts'
import { authoriseChannel } from '../api.ts'
import { PusherSocket } from './pusher-socket.ts'
import { hasToken, storedUser } from './session.ts'

/** Milliseconds before the first try to connect again, doubled with each, and the longest such wait. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
/** Milliseconds that the next socket waits for the browser to close the one before. */
const CLOSING_WAIT = 3000

type Listener = (data: never) => void
const listeners = new Map<string, Set<Listener>>()
const changes = new EventTarget()
let socket: PusherSocket | undefined
/** Resolves once the last socket that was ended is closed. */
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

/** Id of the person for whom a socket is to be opened; undefined where there is one, or where none can be opened. */
const missingFor = () => (!socket && hasToken() && navigator.onLine ? storedUser()?.id : undefined)

/** A tab has one socket at most: the next is opened once the one before is closed, or given up. */
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
      // `listeners` forgets which data each event has; `on` has let only fitting listeners in.
      for (const listener of listeners.get(name) ?? []) listener(data as never)
    },
    onEnd: connectLater,
  })
}

/** Connects again after a wait that grows with each try. It is partly random, lest all browsers come back at once after a restart. */
function connectLater(code: number): void {
  closing = socket?.closed
  socket = undefined
  setLive(false)
  // The protocol's codes 4000 to 4099 ask not to connect again. `wakeUp` still tries when somebody comes back to the page.
  if (code >= 4000 && code < 4100) return
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts)
  attempts += 1
  retry = setTimeout(connect, wait * (0.2 + 0.8 * Math.random()))
}

/** Called after sleep, a change of network or a look at another tab: checks the socket, or connects at once. */
function wakeUp(): void {
  if (document.visibilityState === 'hidden') return
  if (socket) {
    socket.check()
    return
  }
  attempts = 0
  connect()
}

/** Starts the connection, once for each page: there is never a second socket. */
function start(): void {
  if (started) return
  started = true
  document.addEventListener('visibilitychange', wakeUp)
  addEventListener('online', wakeUp)
  addEventListener('pageshow', wakeUp)
  addEventListener('offline', () => socket?.end())
  // A page that is left may be kept to come back to, but not with an open socket.
  addEventListener('pagehide', () => socket?.end())
  connect()
}

/** Calls `listener` for each such event from now on. @returns a function that ends this. */
export function on<Name extends LiveEventName>(
  event: Name,
  listener: (data: LiveEvents[Name]) => void,
): () => void {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(listener))
  start()
  return () => all.delete(listener)
}

/** Calls `listener` whenever the socket has connected, to fetch what was missed before. @returns a function that ends this. */
export function onResume(listener: () => void): () => void {
  changes.addEventListener('resume', listener)
  start()
  return () => changes.removeEventListener('resume', listener)
}

/** Whether events arrive by the socket; while they do not, the server has to be asked. */
export const isLive = () => live

/** The id by which the server knows this window's socket; undefined while events do not arrive. */
export const socketId = () => (live ? socket?.id : undefined)

/** Calls `listener` whenever `isLive` has changed. @returns a function that ends this. */
export function onLiveChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** Tells a person that one is writing to them; lost where there is no connection. */
export const sendTyping = (receiverId: number) =>
  socket?.trigger('client-typing', { receiver_id: receiverId })
