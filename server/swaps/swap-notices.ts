import type { Db } from '../../db/open.ts'
import { notify } from '../notifications/notifications-service.ts'
import { givenBy, gotBy, nameOf, partyOf } from './swap-sides.ts'
import type { SwapState } from './swap-standings.ts'
import type { Swap } from './swaps-queries.ts'

/** What a notice is made of, as the one who is told sees it. */
interface Said {
  /** What they give, and what they get. */
  gives: string
  gets: string
  /** Who has done it. */
  by: string
  /** Whether they have asked for the swap themselves. */
  asked: boolean
  /** Why, or the thing that is gone. */
  detail: string
}

interface Notice {
  type: string
  title: string
  text(said: Said): string
}

/** What the people of a request are told, whatever happens to it. */
const NOTICES = {
  proposed: {
    type: 'exchange_request',
    title: 'New Exchange Request',
    text: ({ by, gives, gets }) => `${by} offers ${gets} for your ${gives}.`,
  },
  countered: {
    type: 'exchange_counter_offer',
    title: 'Another Offer',
    text: ({ by, gives, gets }) => `${by} makes another offer: ${gets} for your ${gives}.`,
  },
  changed: {
    type: 'exchange_changed',
    title: 'Offer Changed',
    text: ({ by, gives, gets }) => `${by} has changed the offer of ${gets} for your ${gives}.`,
  },
  edited: {
    type: 'exchange_edited',
    title: 'Item Changed',
    text: ({ by, detail, gives, gets }) =>
      `${by} has changed ${detail}. Have another look before you swap ${gives} for ${gets}.`,
  },
  agreed: {
    type: 'exchange_accepted',
    title: 'Exchange Request Accepted',
    text: ({ gives, gets }) =>
      `Your offer of ${gives} for ${gets} was accepted. Agree on a place and a time.`,
  },
  declined: {
    type: 'exchange_declined',
    title: 'Exchange Request Declined',
    text: ({ gives, gets }) => `Your offer of ${gives} for ${gets} was declined.`,
  },
  withdrawn: {
    type: 'exchange_withdrawn',
    title: 'Exchange Request Withdrawn',
    text: ({ by, gives, gets }) => `${by} has taken back the offer of ${gets} for ${gives}.`,
  },
  over: {
    type: 'exchange_withdrawn',
    title: 'Exchange Request Ended',
    text: ({ gives, gets }) => `The request to swap ${gives} for ${gets} has ended.`,
  },
  in_doubt: {
    type: 'exchange_in_doubt',
    title: 'Swap in Doubt',
    text: ({ by, gives, gets }) =>
      `${by} may not be able to swap with you any more. You can call off the swap of ${gives} for ${gets}, and nobody is to blame.`,
  },
  item_gone: {
    type: 'exchange_item_gone',
    title: 'Exchange Request Ended',
    text: ({ detail, asked, gives }) =>
      asked
        ? `${detail} is gone, so your offer of ${gives} has ended.`
        : `${detail}, offered for your ${gives}, is gone. The request has ended.`,
  },
  confirmed: {
    type: 'exchange_confirmed',
    title: 'Please Confirm Your Swap',
    text: ({ by, gives, gets }) =>
      `${by} says that you have swapped ${gives} for ${gets}. Confirm it too, and it is done.`,
  },
  completed: {
    type: 'exchange_completed',
    title: 'Swap Completed',
    text: ({ gives, gets }) => `You gave ${gives} and got ${gets}. Enjoy!`,
  },
  settled_as_traded: {
    type: 'exchange_settled',
    title: 'Swap Settled',
    text: ({ detail }) => `The people who run this site have looked into it: ${detail} has changed hands.`,
  },
  settled_as_returned: {
    type: 'exchange_settled',
    title: 'Swap Settled',
    text: ({ detail }) => `The people who run this site have looked into it: ${detail} stays with its owner.`,
  },
  called_off: {
    type: 'exchange_called_off',
    title: 'Swap Called Off',
    text: ({ by, gives, gets, detail }) => `${by} has called off the swap of ${gives} for ${gets}: ${detail}`,
  },
  answer_reminder: {
    type: 'exchange_reminder',
    title: 'An Offer Waits for You',
    text: ({ gives, gets }) => `You could get ${gets} for ${gives}. Accept, decline, or make another offer.`,
  },
  handover_reminder: {
    type: 'exchange_reminder',
    title: 'Have You Swapped?',
    text: ({ gives, gets }) =>
      `You have agreed to swap ${gives} for ${gets}. Once it has taken place, please confirm it, or call it off.`,
  },
  confirmation_reminder: {
    type: 'exchange_reminder',
    title: 'Have You Swapped?',
    text: ({ gives, gets }) =>
      `The other side says that ${gives} and ${gets} have changed hands. Please confirm it, or call it off.`,
  },
  lapsed: {
    type: 'exchange_expired',
    title: 'Exchange Request Ended',
    text: ({ gives, gets }) => `Nobody moved in time, so the request to swap ${gives} for ${gets} has ended.`,
  },
  expired: {
    type: 'exchange_expired',
    title: 'Swap Ended',
    text: ({ gives, gets }) =>
      `The swap of ${gives} for ${gets} was not confirmed by both in time. All items of it are available again.`,
  },
} as const satisfies Record<string, Notice>

export type SwapEvent = keyof typeof NOTICES

const STATUSES: Record<SwapState, string> = {
  proposed: 'pending',
  agreed: 'accepted',
  completed: 'accepted',
  ended: 'rejected',
}

/** The list in which somebody finds the swap as it now stands. */
function urlFor({ state }: Swap, asked: boolean): string {
  return `/dashboard/exchange-request?direction=${asked ? 'outgoing' : 'incoming'}&status=${STATUSES[state]}`
}

/**
 * Tells people of a swap what has happened, each in words of what they give and get.
 *
 * @param swap as it now stands.
 * @param to ids of accounts.
 */
export function tell(
  db: Db,
  swap: Swap,
  event: SwapEvent,
  to: readonly number[],
  { byId, detail = '' }: { byId?: number; detail?: string } = {},
): void {
  const { type, title, text }: Notice = NOTICES[event]
  const by = (byId !== undefined && partyOf(swap, byId)?.name) || ''
  for (const accountId of to) {
    const asked = partyOf(swap, accountId)!.place === 0
    const [gives, gets] = [nameOf(givenBy(swap, accountId)), nameOf(gotBy(swap, accountId))]
    notify(db, {
      accountId,
      type,
      title,
      text: text({ gives, gets, by, asked, detail }),
      url: urlFor(swap, asked),
    })
  }
}
