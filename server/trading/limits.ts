/** Limits of this area. Limits that several areas share are in server/platform/limits.ts. */

import { PAGE_SIZE } from '../platform/limits.ts'
import { DAY, HOUR, MINUTE } from '../platform/time-shared.ts'

/** Attachments of a chat message (decisions, section 5). */
export const ATTACHMENT = { bytes: 10 * 1024 * 1024, perMessage: 10 } as const

/** Maximum conversations in a list. */
export const CONVERSATIONS = 500

/** The deck: suggested items, shown one at a time. */
export const DECK = {
  cards: 20,
  /** Maximum probability per period that a viewer with no interest is drawn for "for you". */
  share: 1 / 3,
  /** "For you" cards shown. */
  forYou: 8,
  /** Item ids that a call may exclude because they were shown. */
  skipped: 100,
  /** Milliseconds until a postponed item returns, and stored postponed items per user, the newest. */
  postponedFor: DAY,
  postponed: 100,
  /** Items per owner in the deck. Matches of the viewer's wishes do not count. */
  ofOwner: 3,
  /** The viewer's items that are considered, and shown per card. */
  own: 100,
  mine: 3,
  /** Others' wishes that match the viewer's items, counted per item; and items that match the viewer's wishes. */
  wishes: 200,
  found: 200,
  /** Newest items of a wished category; and wishes without matches that are retried with spelling correction. */
  ofCategory: 30,
  corrected: 3,
  /** Newest items that one step checks for unanswered ones, and the maximum that it uses. */
  looked: 3000,
  others: 200,
  /** Number of users considered because they have a pending request to the viewer. */
  askers: 50,
  /** Randomly drawn items of any age. */
  drawn: 60,
  /** Users who look for the just posted item, and items shown of each. */
  lookers: 12,
  lookerItems: 4,
  /** The viewer's items whose trade preferences are suggested as wishes. */
  suggested: 3,
} as const

/** Requests for gifts; times in milliseconds. */
export const GIFT = {
  /** How long requests are collected before a recipient is suggested. */
  collect: 24 * HOUR,
  /** Time from the suggestion to a reminder of the owner, and to the end of the requests. */
  remind: 48 * HOUR,
  end: 7 * DAY,
  /** Days in which received gifts count towards the user's limit. */
  countedDays: 30,
  lookEvery: MINUTE,
  atOnce: 50,
} as const

/** Pending requests per sender: an edit of an offered item changes the terms of all of them. */
export const PENDING_REQUESTS = 200

/** Newest pending requests to a user that are grouped by item. A multiple of the page size. */
export const RIVALS = 25 * PAGE_SIZE.requests

/** Newest requests in a conversation, and newest events of each. */
export const REQUEST_STEPS = { requests: 50, steps: 100 } as const

/** Meetings; times in milliseconds. */
export const HANDOVER = {
  /** How far in the future a meeting may be. */
  ahead: 90 * DAY,
  /** Times per proposal to a circle. */
  times: 3,
  /** Reminders relative to the start of the meeting: due `at`, and not sent from `until` on. */
  reminders: [
    { at: -DAY, until: -2 * HOUR },
    { at: -2 * HOUR, until: 0 },
    { at: DAY, until: Number.POSITIVE_INFINITY },
  ],
  /** Duration of the calendar event. */
  lasts: 30 * MINUTE,
  lookEvery: MINUTE,
  /** Handovers handled per run. */
  atOnce: 500,
} as const

/** Limits of the page with a user's next agreed meetings. */
export const NEXT_MEETINGS = {
  max: 5,
  /** Milliseconds for which a meeting remains on the page after its start. */
  after: 3 * HOUR,
} as const

/** Codes with which two users confirm a swap when they meet. */
export const SWAP_CODE = {
  digits: 4,
  /** Validity in milliseconds. */
  lives: 10 * MINUTE,
  /** Stored codes; the oldest is evicted first. */
  remembered: 20_000,
  /** Failed codes of a pair of users together. */
  wrong: { max: 5, timeWindow: DAY },
} as const

/** The search for circles; times in milliseconds. */
export const CIRCLE = {
  /** Open circles per user. */
  open: 3,
  /** A cycle that ended `max` times within `timeWindow` is not proposed again during it. */
  ended: { max: 2, timeWindow: 30 * DAY },
  /** How long an acceptance counts as a want. */
  yesCounts: 30 * DAY,
  /** Inactivity after which a user is asked whether the items are still available. */
  away: 60 * DAY,
  /** Cycles through an item that are checked without success before the item is left to the full run. */
  loops: 500,
  /** Edges read for a new want; the full run handles the rest. */
  rows: 2500,
  /** Interval of runs over the whole market. */
  runEvery: 6 * HOUR,
  /** Interval while a gift may start a chain. It is shorter, because only a run finds chains and people wait for an answer. */
  runEveryForGifts: 30 * MINUTE,
  lookEvery: 10 * MINUTE,
  /** CPU time of the worker in a run, and the wall-clock limit after which it is terminated. */
  work: 2400,
  patience: MINUTE,
  workerMegabytes: 512,
  /** Maximum duration of a transaction that proposes circles, so that it does not block requests. */
  proposing: 10,
  /** Users asked "Still available?" per run. */
  asked: 200,
} as const

export const SWAP_DAY = {
  /** Maximum milliseconds between start and end of check-in. */
  longest: 24 * HOUR,
  /** Milliseconds for the search for a plan, and until its worker is terminated. */
  matching: 9_000,
  patience: 11_500,
  /** Edges visited by the search. */
  work: 800_000_000,
  workerMegabytes: 400,
  /** Milliseconds after the start, or the end of the day if later, until guests are deleted. */
  guestsKept: 7 * DAY,
} as const
