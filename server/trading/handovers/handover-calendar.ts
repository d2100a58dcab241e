import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { speakingAsChosen } from '../../platform/languages/reader-language.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import { HANDOVER } from '../limits.ts'
import { findCircleMeeting } from './circle-meetings-queries.ts'
import { swapOf } from './circle-meetings-service.ts'
import { pairIn } from './handover-pairs.ts'
import { findHandover, type Handover, pairKey } from './handovers-queries.ts'

/** Octets per line (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/** Terminal calendars show these invisible marks as question marks. Joiners remain, because Persian and emoji need them. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A TEXT value (RFC 5545, 3.3.11). Unicode line separators would break lines in some readers. */
export const asText = (value: string) =>
  value
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|[\n\x85\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in a calendar line
    .replaceAll(/[\x00-\x08\x0b-\x1f\x7f]/g, '')

const graphemes = new Intl.Segmenter('en')

/** Splits a line into graphemes and escapes each (RFC 5545, 3.3.11). A fold inside an escape would break readers that unescape before unfolding. */
function unitsOf(line: string): string[] {
  const units: string[] = []
  let pending = ''
  for (const { segment } of graphemes.segment(line)) {
    // A backslash with combining marks is one grapheme; it is split, so that only the backslash is escaped.
    if (pending === '' && segment === '\\') pending = segment
    else {
      units.push(pending + segment)
      pending = ''
    }
  }
  return pending ? [...units, pending] : units
}

/** Folds a line between graphemes where possible. */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const unit of unitsOf(line)) {
    // A grapheme with many marks may exceed a line, so it is split into characters.
    const pieces = Buffer.byteLength(unit) >= LONGEST_LINE ? unit.match(/\\?./gsu)! : [unit]
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

export const moment = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

type Planned = Pick<Handover, 'startsAt' | 'place' | 'note' | 'revision' | 'agreedAt' | 'updatedAt'>

function calendar(
  plan: Planned,
  { id, overAt, summary, url }: { id: string; overAt: Date | null; summary: string; url: URL },
): string {
  const { startsAt, place, note, revision, agreedAt, updatedAt } = plan
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Swapyard//Handover//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:swap-${id}@${url.hostname}`,
    `DTSTAMP:${moment(overAt ?? updatedAt)}`,
    // Increases with each proposal, agreement and cancellation.
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

function summaryOf(isOver: boolean, { agreedAt }: Planned, summary: string): string {
  if (isOver) return m.handovers_calendar_cancelled({ summary })
  return agreedAt ? summary : m.handovers_calendar_proposed({ summary })
}

/** RFC 5545. @param publicUrl of the site. @throws AppError 404 and 422 as `pairIn`; 404 no proposal */
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
  const { firstId, secondId } = plan
  return calendar(plan, {
    id: `${swapId}-${firstId}-${secondId}`,
    overAt: swap.state === 'ended' ? new Date(swap.endedAt!) : null,
    // In the user's language, because it remains in their calendar.
    summary: speakingAsChosen(db, accountId, () =>
      summaryOf(swap.state === 'ended', plan, m.handovers_calendar_summary({ name: other.name })),
    ),
    url: new URL(swapPath(swap), publicUrl),
  })
}

/** RFC 5545. @param publicUrl of the site. @throws AppError 404 not a party, or not agreed */
export function circleMeetingCalendar(db: Db, publicUrl: string, accountId: number, swapId: number): string {
  const swap = swapOf(db, accountId, swapId)
  const meeting = findCircleMeeting(db, swapId)
  if (!meeting?.startsAt) throw notFound(m.handovers_all_not_agreed())
  const plan = { ...meeting, startsAt: meeting.startsAt }
  const isOver = swap.state === 'ended'
  return calendar(plan, {
    id: `${swapId}-all`,
    overAt: isOver ? new Date(swap.endedAt!) : null,
    summary: speakingAsChosen(db, accountId, () =>
      summaryOf(isOver, plan, m.handovers_all_calendar({ people: swap.parties.length })),
    ),
    url: new URL(swapPath(swap), publicUrl),
  })
}
