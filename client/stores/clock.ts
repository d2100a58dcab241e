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
  /** Milliseconds since 1970, moved on every minute. */
  now: number
  /** Undefined is the browser's own; the server, which cannot know it, renders UTC. */
  timeZone: string | undefined
}

/** Now, and where. The first render is the server's, so that both agree. */
export function useClock(serverNow: number): Clock {
  const now = useSyncExternalStore(subscribe, current, () => 0)
  return now === 0 ? { now: serverNow, timeZone: 'UTC' } : { now, timeZone: undefined }
}
