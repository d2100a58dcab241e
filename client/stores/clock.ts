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
  /** Milliseconds since 1970, updated each minute. */
  now: number
  /** As `Intl` takes it: undefined is the browser's own zone. The server, which cannot know that, renders UTC. */
  timeZone: string | undefined
}

/**
 * The current time and the time zone to show times in.
 *
 * @param serverNow when the server rendered, in milliseconds since 1970: hydration begins with it, so that both render the same.
 */
export function useClock(serverNow: number): Clock {
  const now = useSyncExternalStore(subscribe, current, () => 0)
  return now === 0 ? { now: serverNow, timeZone: 'UTC' } : { now, timeZone: undefined }
}
