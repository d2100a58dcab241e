import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveEventName, LiveEvents } from '../../../server/platform/realtime/live-events-shared.ts'
import { isSignedOut } from '../../api.ts'
import { isLive, on, onLiveChange, onResume } from '../../stores/realtime.ts'

/** Hears an event of the live socket while the component is there. */
export function useLive<Name extends LiveEventName>(
  event: Name,
  listener: (data: LiveEvents[Name]) => void,
): void {
  const heard = useEffectEvent(listener)
  useEffect(() => on(event, (data) => heard(data)), [event])
}

/**
 * Calls `listener` whenever the live socket is connected again, to fetch what was missed, and at once where it is by now: islands
 * begin after it (client/wake.ts), and something may have come since the page was drawn.
 */
export function useResume(listener: () => void): void {
  const resumed = useEffectEvent(listener)
  useEffect(() => {
    if (isLive()) resumed()
    return onResume(() => resumed())
  }, [])
}

/**
 * For a query's `refetchInterval`: asks every so many milliseconds while nothing arrives by itself. Whose session has
 * ended is told so once.
 */
export function usePolling(interval: number) {
  const arrives = useSyncExternalStore(onLiveChange, isLive, () => true)
  return ({ state }: { state: { error: Error | null } }): number | false =>
    arrives || isSignedOut(state.error) ? false : interval
}
