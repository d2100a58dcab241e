import { renewPage } from '../dom/refresh-page.ts'
import { keepDayPage } from '../stores/keep-day-page.ts'
import { isLive, on, onResume } from '../stores/realtime.ts'
import { hasToken } from '../stores/session.ts'

/** Milliseconds between two renewals: before pick-up, each check-in is an event for everyone. */
const PAUSE = { calm: 10_000, pick_up: 2000 }
/** Milliseconds between renewals of a page without events: guests and the screen have no socket. */
const POLL = 15_000
/** Milliseconds after a touch in which nothing moves under the finger. */
const TOUCH = 1500

/**
 * Page of a swap day that follows its changes. `data-day`: its id; `data-state`: its state; `data-kept`: the page is cached for offline
 * use.
 */
export default function liveDay(box: HTMLElement): void {
  const { day, state, kept } = box.dataset
  let touchedAt = Number.NEGATIVE_INFINITY
  let renewedAt = performance.now()
  let isWaiting = false
  const going = new AbortController()
  const { signal } = going

  async function renew(): Promise<void> {
    isWaiting = false
    if (!box.isConnected) return
    if (performance.now() - touchedAt < TOUCH) return soon()
    renewedAt = performance.now()
    if (document.visibilityState === 'visible' && navigator.onLine) await renewPage()
  }
  function soon(): void {
    if (isWaiting) return
    isWaiting = true
    const pause = state === 'pick_up' ? PAUSE.pick_up : PAUSE.calm
    setTimeout(renew, Math.max(TOUCH, renewedAt + pause - performance.now()))
  }

  for (const act of ['pointerdown', 'keydown'])
    addEventListener(
      act,
      () => {
        touchedAt = performance.now()
      },
      { signal, capture: true, passive: true },
    )
  const timer = setInterval(() => {
    if (!box.isConnected) return end()
    if (!isLive()) soon()
  }, POLL)
  const ends = hasToken() ? [on('SwapDayChanged', ({ id }) => `${id}` === day && soon()), onResume(soon)] : []
  function end(): void {
    clearInterval(timer)
    going.abort()
    for (const one of ends) one()
  }
  if (kept !== undefined) void keepDayPage().catch(() => {})
}
