/** Undo period in milliseconds. */
const UNDO = 5000

interface Waiting {
  timer: ReturnType<typeof setTimeout>
  /** Sends the rejection during page unload. */
  sendAtLast: () => void
}

/** Id of a swap, or another key. */
type Key = number | `item ${number}`

/** Unsent rejections. Global, because they outlive the card or dialog. */
const waiting = new Map<Key, Waiting>()
const listeners = new Set<() => void>()

function change(act: () => void): void {
  act()
  for (const listener of listeners) listener()
}

/** Sends all pending rejections on unload, so that none is lost. */
function sendAll(): void {
  for (const { timer, sendAtLast } of waiting.values()) {
    clearTimeout(timer)
    sendAtLast()
  }
  change(() => waiting.clear())
}

/**
 * Rejects a request or circle after `UNDO` milliseconds, or on page unload. A second call for the same id does nothing.
 * @param send sends the rejection after the undo period.
 * @param sendAtLast sends it during page unload.
 */
export function declineSoon(id: Key, send: () => void, sendAtLast: () => void): void {
  if (waiting.has(id)) return
  if (waiting.size === 0) addEventListener('pagehide', sendAll, { once: true })
  const timer = setTimeout(() => {
    change(() => waiting.delete(id))
    send()
  }, UNDO)
  change(() => waiting.set(id, { timer, sendAtLast }))
}

/** Cancels a pending rejection. */
export function undoDecline(id: Key): void {
  clearTimeout(waiting.get(id)?.timer)
  change(() => waiting.delete(id))
}

/** A rejection is pending and can be undone. */
export const isDeclining = (id: Key): boolean => waiting.has(id)

/** Subscribes to changes of `isDeclining`. @returns the unsubscribe function. */
export function onDeclines(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
