import type { Db } from '../../../db/open.ts'
import { dated } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { type Person, thingsOf } from '../notifications/event-values.ts'
import { eventKind } from '../notifications/events.ts'
import { storedSettings } from '../notifications/notification-settings-service.ts'
import { type Worded, wordsOf } from '../notifications/wording.ts'
import { aboutOf, type Delivery, valuesOf } from './carrying.ts'
import type { StalenessGuards } from './guards.ts'

interface DeliveryWords extends Worded {
  /** The text without the meeting; used as the subject. */
  gist: string
}

/** Adds the current meeting in the reader's time zone. */
function withMeeting(
  db: Db,
  { meetingOf }: Pick<StalenessGuards, 'meetingOf'>,
  delivery: Delivery,
  text: string,
): string {
  const { accountId } = delivery
  const { swap } = aboutOf(delivery)
  const { other } = valuesOf<{ other?: Person }>(delivery)
  const plan = swap === undefined ? undefined : meetingOf(db, swap, accountId, other?.person)
  if (!plan) return text
  const when = dated(plan.startsAt.getTime(), {
    timeZone: storedSettings(db, accountId).time_zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    // Distinguishes the repeated hour when clocks are set back.
    timeZoneName: 'short',
  })
  return m.told_handover_when_where({ text, when, place: plan.place })
}

/** Values of an event. If its swap is proposed, they are replaced by the current terms. */
function detailsOf(db: Db, { sidesOf }: Pick<StalenessGuards, 'sidesOf'>, delivery: Delivery): string {
  const { swap } = aboutOf(delivery)
  const isOfProposal = eventKind(delivery.kind)?.while?.includes('proposed') && swap !== undefined
  const sides = isOfProposal ? sidesOf(db, swap, delivery.accountId) : undefined
  if (!sides) return delivery.details
  const newest = { gives: thingsOf(sides.gives), gets: thingsOf(sides.gets) }
  return JSON.stringify({ values: { ...valuesOf(delivery), ...newest } })
}

/** Renders an event with the current terms and meeting, which may have changed since the event. */
export function deliveryWords(
  db: Db,
  guards: Pick<StalenessGuards, 'meetingOf' | 'sidesOf'>,
  delivery: Delivery,
): DeliveryWords {
  const { accountId, kind } = delivery
  const words = wordsOf(db, accountId, kind, detailsOf(db, guards, delivery))
  const isOfMeeting = eventKind(kind)?.namesMeeting
  return {
    ...words,
    text: isOfMeeting ? withMeeting(db, guards, delivery, words.text) : words.text,
    gist: words.text,
  }
}
