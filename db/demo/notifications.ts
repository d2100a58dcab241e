import type { Db } from '../open.ts'
import { notifications } from '../schema/index.ts'
import type { DemoItem } from './items.ts'
import { BY_HAND, type StateName } from './offers.ts'
import { PEOPLE } from './people.ts'
import { type DemoIds, momentsOf } from './request-rows.ts'
import type { DemoRequest } from './requests.ts'

type Told = readonly [to: 'owner' | 'requester', type: string, title: string, text: string]

const CONFIRM = 'says that you have swapped {offer} for {wanted}. Confirm it too, and it is done.'
const ACCEPTED: Told = [
  'requester',
  'exchange_accepted',
  'Exchange Request Accepted',
  'Your offer of {offer} for {wanted} was accepted. Agree on a place and a time.',
]

/** What the other side was told last; that a request came in, the owner is always told. */
const TOLD: Partial<Record<StateName, Told>> = {
  accepted: ACCEPTED,
  ownerDone: ['requester', 'exchange_confirmed', 'Please Confirm Your Swap', `{owner} ${CONFIRM}`],
  requesterDone: ['owner', 'exchange_confirmed', 'Please Confirm Your Swap', `{requester} ${CONFIRM}`],
  completed: [
    'requester',
    'exchange_completed',
    'Swap Completed',
    'You have swapped {offer} for {wanted}. Enjoy!',
  ],
  declined: [
    'requester',
    'exchange_declined',
    'Exchange Request Declined',
    'Your offer of {offer} for {wanted} was declined.',
  ],
  withdrawn: [
    'owner',
    'exchange_withdrawn',
    'Exchange Request Withdrawn',
    '{requester} has taken back the offer of {offer} for {wanted}.',
  ],
  calledOff: [
    'requester',
    'exchange_called_off',
    'Swap Called Off',
    '{owner} has called off the swap of {offer} for {wanted}: {reason}',
  ],
  expired: [
    'requester',
    'exchange_expired',
    'Swap Ended',
    'The swap of {offer} for {wanted} was not confirmed by both in time. Both items are available again.',
  ],
  itemGone: [
    'requester',
    'exchange_item_gone',
    'Exchange Request Ended',
    '{wanted} is gone, so your offer of {offer} has ended.',
  ],
}

const READ_AFTER = 26 * 60 * 60 * 1000

/** Tells both sides of each request what happened, in the order in which it did. */
export function addNotifications(
  db: Db,
  requests: readonly DemoRequest[],
  town: readonly DemoItem[],
  ids: DemoIds,
  now: number,
): void {
  const rows = requests.flatMap((request) => {
    const { createdAt, answeredAt } = momentsOf(request, now)
    const { offered } = request
    const words: Record<string, string> = {
      offer: ('item' in offered ? town[offered.item]! : BY_HAND[offered.byHand]!).name,
      wanted: town[request.wanted]!.name,
      owner: PEOPLE[request.owner]![0],
      requester: PEOPLE[request.requester]![0],
      reason: request.reason,
    }
    const row = ([to, type, title, text]: Told, createdAt: Date) => ({
      accountId: ids.people[request[to]]!,
      type,
      title,
      text: text.replace(/\{(\w+)\}/g, (_, word: string) => words[word]!),
      url: `/dashboard/exchange-request?direction=${to === 'owner' ? 'incoming' : 'outgoing'}`,
      createdAt,
      readAt: now - createdAt.getTime() > READ_AFTER ? new Date(createdAt.getTime() + 60 * 60 * 1000) : null,
    })
    const came: Told = [
      'owner',
      'exchange_request',
      'New Exchange Request',
      '{requester} offers {offer} for your {wanted}.',
    ]
    const told = TOLD[request.state]
    return [row(came, createdAt), ...(told ? [row(told, answeredAt)] : [])]
  })
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  db.insert(notifications).values(rows).run()
}
