import * as m from '../../platform/catalogues/messages.ts'
import { asText, folded, moment } from '../handovers/handover-calendar.ts'
import type { DayRow } from './days-queries.ts'

export function dayCalendar(publicUrl: string, day: DayRow): string {
  const { title } = day
  const isOff = day.state === 'cancelled'
  const url = new URL(`/swap-days/${day.id}`, publicUrl)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Swapyard//SwapDay//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:swap-day-${day.id}@${url.hostname}`,
    `DTSTAMP:${moment(new Date(day.updatedAt ?? day.createdAt))}`,
    `SEQUENCE:${day.revision}`,
    `DTSTART:${moment(new Date(day.startsAt))}`,
    `DTEND:${moment(new Date(day.checkInUntil))}`,
    `SUMMARY:${asText(isOff ? m.handovers_calendar_cancelled({ summary: title }) : title)}`,
    `LOCATION:${asText(day.place)}`,
    ...(day.text ? [`DESCRIPTION:${asText(day.text)}`] : []),
    `URL:${url.href}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
