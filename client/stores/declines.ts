import { callAtLast } from '../api.ts'

/** Milliseconds in which a decline can be undone. */
const UNDO = 5000

interface Waiting {
  timer: ReturnType<typeof setTimeout>
  /** Sends it as the page is left. */
  sendAtLast: () => void
}

/** Declines that are not sent yet, by the id of the swap. They outlive the card or dialog in which they began. */
const waiting = new Map<number, Waiting>()
const listeners = new Set<() => void>()

function change(act: () => void): void {
  act()
  for (const listener of listeners) listener()
}

/** Sends all waiting declines at once, as the page is left: what was declined stays declined. */
function sendAll(): void {
  for (const { timer, sendAtLast } of waiting.values()) {
    clearTimeout(timer)
    sendAtLast()
  }
  change(() => waiting.clear())
}

/**
 * Declines a request or a circle after `UNDO` milliseconds, or at once when the page is left. A second call for a request does nothing.
 *
 * @param send declines it, once the time is over.
 * @param sendAtLast the same as the page is left.
 */
export function declineSoon(
  id: number,
  send: () => void,
  sendAtLast = () => callAtLast('POST /api/exchange-request/:id/decline', { params: { id } }),
): void {
  if (waiting.has(id)) return
  if (waiting.size === 0) addEventListener('pagehide', sendAll, { once: true })
  const timer = setTimeout(() => {
    change(() => waiting.delete(id))
    send()
  }, UNDO)
  change(() => waiting.set(id, { timer, sendAtLast }))
}

/** Keeps a request that is about to be declined. */
export function undoDecline(id: number): void {
  clearTimeout(waiting.get(id)?.timer)
  change(() => waiting.delete(id))
}

/** Whether a request is about to be declined, and can still be kept. */
export const isDeclining = (id: number): boolean => waiting.has(id)

/** Calls `listener` whenever `isDeclining` may have changed. @returns a function that ends this. */
export function onDeclines(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
