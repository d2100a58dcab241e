import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveEventName, LiveEvents } from '../../../server/platform/realtime/live-events-shared.ts'
import { isSignedOut } from '../../api.ts'
import { isLive, on, onLiveChange, onResume } from '../../stores/realtime.ts'

/** Subscribes to a live event. */
export function useLive<Name extends LiveEventName>(
  event: Name,
  listener: (data: LiveEvents[Name]) => void,
): void {
  const heard = useEffectEvent(listener)
  useEffect(() => on(event, (data) => heard(data)), [event])
}

/**
 * Calls `listener` after reconnects, and immediately if connected: islands hydrate later (client/wake.ts), so events may have been missed.
 */
export function useResume(listener: () => void): void {
  const resumed = useEffectEvent(listener)
  useEffect(() => {
    if (isLive()) resumed()
    return onResume(() => resumed())
  }, [])
}

/** `refetchInterval`: polls without the live socket, but not after the session has ended. */
export function usePolling(interval: number) {
  const arrives = useSyncExternalStore(onLiveChange, isLive, () => true)
  return ({ state }: { state: { error: Error | null } }): number | false =>
    arrives || isSignedOut(state.error) ? false : interval
}
