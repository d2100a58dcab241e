import { useSyncExternalStore } from 'react'

const MINUTE = 60_000
let tick = 0

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    tick = Date.now()
    listener()
  }, MINUTE)
  return () => clearInterval(timer)
}

function current(): number {
  tick ||= Date.now()
  return tick
}

export interface Clock {
  /** Milliseconds since 1970, updated every minute. */
  now: number
  /** As in `Intl`: undefined is the browser's zone. The server does not know it and renders UTC. */
  timeZone: string | undefined
}

/**
 * Current time and time zone for display.
 * @param serverNow time of rendering in milliseconds since 1970, used for hydration so that server and client render the same.
 */
export function useClock(serverNow: number): Clock {
  const now = useSyncExternalStore(subscribe, current, () => 0)
  return now === 0 ? { now: serverNow, timeZone: 'UTC' } : { now, timeZone: undefined }
}
