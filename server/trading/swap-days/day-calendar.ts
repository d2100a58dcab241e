import { asText, folded, moment } from '../handovers/handover-calendar.ts'
import type { DayRow } from './days-queries.ts'

export function dayCalendar(publicUrl: string, day: DayRow): string {
  const url = new URL(`/swap-days/${day.id}`, publicUrl)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Swapyard//SwapDay//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:swap-day-${day.id}@${url.hostname}`,
    `DTSTAMP:${moment(new Date(day.createdAt))}`,
    `DTSTART:${moment(new Date(day.startsAt))}`,
    `DTEND:${moment(new Date(day.checkInUntil))}`,
    `SUMMARY:${asText(day.title)}`,
    `LOCATION:${asText(day.place)}`,
    ...(day.text ? [`DESCRIPTION:${asText(day.text)}`] : []),
    `URL:${url.href}`,
    `STATUS:${day.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
