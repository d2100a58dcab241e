import { dated } from '../../../server/platform/catalogues/intl.ts'
import { useClock } from '../../stores/clock.ts'

/**
 * Day and time in the reader's time zone; UTC on the server if it does not know the zone.
 * @param zone the reader's time zone, if the server knows it.
 */
export function LocalTime({ at, zone }: { at: string; zone?: string }) {
  const clock = useClock(0)
  const timeZone = zone ?? clock.timeZone
  const shown = dated(at, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // CSS keeps hour, day period and zone on one line.
  const hour = shown.search(/\p{Nd}+:/u)
  return (
    <time dateTime={at}>
      {shown.slice(0, hour)}
      <span>{shown.slice(hour)}</span>
    </time>
  )
}
