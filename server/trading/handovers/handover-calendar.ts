import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { speakingAsChosen } from '../../platform/languages/reader-language.ts'
import { HANDOVER } from '../../platform/limits.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import { pairIn } from './handover-pairs.ts'
import { findHandover, type Handover, pairKey } from './handovers-queries.ts'

/** Octets of a line (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/** A value of type TEXT (RFC 5545, 3.3.11). */
const asText = (value: string) =>
  value
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a line of a calendar may not hold
    .replaceAll(/[\x00-\x08\x0b-\x1f\x7f]/g, '')

const graphemes = new Intl.Segmenter('en')

/** A content line in parts that are short enough; what people see as one character is not torn where it fits. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const { segment } of graphemes.segment(line)) {
    // A pile of marks on one letter may be longer than a line.
    const pieces = Buffer.byteLength(segment) >= LONGEST_LINE ? [...segment] : [segment]
    for (const piece of pieces) {
      const size = Buffer.byteLength(piece)
      if (bytes + size > LONGEST_LINE) {
        parts.push(part)
        part = ' '
        bytes = 1
      }
      part += piece
      bytes += size
    }
  }
  return [...parts, part].join('\r\n')
}

/** Date and time in UTC (RFC 5545, 3.3.5). */
const moment = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/**
 * A plan as the file of one event.
 *
 * @param overAt when its swap was called off; null while it was not.
 */
function calendar(
  { swapId, firstId, secondId, startsAt, place, note, revision, agreedAt, updatedAt }: Handover,
  { overAt, summary, url }: { overAt: Date | null; summary: string; url: URL },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Swapyard//Handover//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:swap-${swapId}-${firstId}-${secondId}@${url.hostname}`,
    `DTSTAMP:${moment(overAt ?? updatedAt)}`,
    // Each proposal, each agreement and the end is a newer state of the one event.
    `SEQUENCE:${revision * 2 - (agreedAt ? 0 : 1) + (overAt ? 1 : 0)}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(new Date(startsAt.getTime() + HANDOVER.lasts))}`,
    `SUMMARY:${asText(summary)}`,
    `LOCATION:${asText(place)}`,
    ...(note ? [`DESCRIPTION:${asText(note)}`] : []),
    `URL:${url.href}`,
    `STATUS:${overAt ? 'CANCELLED' : agreedAt ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/**
 * The plan of two people as an event for their calendars (RFC 5545).
 *
 * @param publicUrl of the site.
 * @throws AppError 404 and 422 as `pairIn`, and 404 before either has proposed one.
 */
export function handoverCalendar(
  db: Db,
  publicUrl: string,
  accountId: number,
  swapId: number,
  withId?: number,
): string {
  const { swap, other } = pairIn(db, accountId, swapId, withId)
  const plan = findHandover(db, pairKey(swapId, accountId, other.accountId))
  if (!plan) throw notFound(m.handovers_nothing_proposed())
  return calendar(plan, {
    overAt: swap.state === 'ended' ? new Date(swap.endedAt!) : null,
    // It stays in their calendar, whatever the browser speaks that fetches it.
    summary: speakingAsChosen(db, accountId, () => m.handovers_calendar_summary({ name: other.name })),
    url: new URL(swapPath(swap), publicUrl),
  })
}
