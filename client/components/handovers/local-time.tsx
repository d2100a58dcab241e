import { useClock } from '../../stores/clock.ts'

const format = (at: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(Date.parse(at))

/** Day and time where the reader is; the server, which cannot know where that is, says it in UTC. */
export function LocalTime({ at }: { at: string }) {
  const { timeZone } = useClock(0)
  return <time dateTime={at}>{format(at, timeZone)}</time>
}
