import { callAtLast } from '../api.ts'

/** Milliseconds in which a decline can be undone. */
const UNDO = 5000

/** Declines that are not sent yet, by the id of the request. They outlive the card or dialog in which they began. */
const waiting = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function change(act: () => void): void {
  act()
  for (const listener of listeners) listener()
}

/** Sends all waiting declines at once, as the page is left: what was declined stays declined. */
function sendAll(): void {
  for (const [id, timer] of waiting) {
    clearTimeout(timer)
    callAtLast('POST /api/exchange-request/:id/decline', { params: { id } })
  }
  change(() => waiting.clear())
}

/**
 * Declines a request after `UNDO` milliseconds, or at once when the page is left. A second call for a request does nothing.
 *
 * @param send declines it, once the time is over.
 */
export function declineSoon(id: number, send: () => void): void {
  if (waiting.has(id)) return
  if (waiting.size === 0) addEventListener('pagehide', sendAll, { once: true })
  const timer = setTimeout(() => {
    change(() => waiting.delete(id))
    send()
  }, UNDO)
  change(() => waiting.set(id, timer))
}

/** Keeps a request that is about to be declined. */
export function undoDecline(id: number): void {
  clearTimeout(waiting.get(id))
  change(() => waiting.delete(id))
}

/** Whether a request is about to be declined, and can still be kept. */
export const isDeclining = (id: number): boolean => waiting.has(id)

/** Calls `listener` whenever `isDeclining` may have changed. @returns a function that ends this. */
export function onDeclines(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
