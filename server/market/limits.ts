/** Limits of this area. Limits that several areas share are in server/platform/limits.ts. */

import { DAY, HOUR, MINUTE } from '../platform/time-shared.ts'

/** Category and condition from items with similar names (similar-names.ts). */
export const SIMILAR_NAMES = {
  /** Newest items that count per word, and the maximum per owner. */
  items: 200,
  ofOwner: 5,
  /** Weight of a name's noun compared with its other words. */
  head: 4,
  /** Prior: items assumed to disagree, so that one item counts for less than five. */
  doubt: 0.2,
  /** A condition is suggested if at least this many owners exist and this share of them agrees. */
  owners: 10,
  agree: 0.85,
} as const

/** Drafts of items on /uploaditem/many. */
export const ITEM_DRAFTS = 40

/** Bytes that another app may share with the installed site at once. */
export const SHARED_BYTES = 100 * 1024 * 1024

export const SUGGESTED_ITEMS = 8

/** Items per owner at the start of lists of newest items. */
export const OWNER_SPREAD = {
  most: 3,
  /** Items per owner in the whole feed; `most` applies to its first page. */
  mostOfFeed: 6,
} as const

/** Categories that /browse suggests for a search. */
export const SUGGESTED_CATEGORIES = 3

/** Files of items that users import. */
export const IMPORT = {
  bytes: 200 * 1024 * 1024,
  /** Rows of the table without its header. Rows without text have their own limit. */
  lines: 10_000,
  blankLines: 100_000,
  /** Characters of one cell. */
  cell: 60_000,
  columns: 100,
  /** Lines posted per import, and lines imported per user and day. */
  atOnce: 500,
  perDay: 1000,
  /** A ZIP: total unpacked bytes, and number of files. */
  unpacked: 1024 * 1024 * 1024,
  entries: 2000,
  /** Stored files per user and their bytes; beyond these the oldest expire. */
  stored: 10,
  storedBytes: 400 * 1024 * 1024,
  /** Milliseconds for which a preview can be confirmed. */
  lifetime: DAY,
  /** Milliseconds for which a retry returns the result. */
  resultLifetime: 30 * DAY,
  /** Milliseconds that a confirmation waits for its result before it gets 503. Below `HTTP.silence`. */
  patience: 90_000,
  /** Lines processed before other requests are served. */
  pause: 20,
} as const

/** Video links per item. */
export const VIDEO_LINKS = 5

/** Items in the RSS feed. */
export const FEED_ITEMS = 30

/** Items per sitemap file. The protocol allows 50,000; 10,000 render in some milliseconds. */
export const SITEMAP_ITEMS = 10_000

export const WISH = {
  perPerson: 50,
  /** Wishes in the form of an item. */
  perItem: 10,
  /** Shown with an item; wishes for that item alone are first. */
  shown: 10,
  /** Newest items that the words of a wish match. */
  matches: 30,
  /**
   * Newest search results that are compared with a wish, because search matches more than a wish does: in total, and per owner, so that a
   * few owners cannot use up the total.
   */
  looked: 300,
  lookedOfOwner: 30,
  /** Minimum letters for a prefix match: "car" would match carpets. */
  beginning: 5,
  /** Words of an item that are matched against wishes. */
  words: 150,
  /** Wishes compared with an item before other requests are served. */
  atOnce: 100,
  /** Wishes with words, and wishes for a category, that are checked while the poster waits for the response. */
  answered: 100,
  /** Maximum notifications of new items per user and `tellingTime`: total, and per owner of the items. */
  told: 20,
  toldOfOwner: 3,
  /** Maximum users notified of one item, and of all items of one owner per `tellingTime`. */
  toldOfItem: 30,
  toldByOwner: 60,
  /** Stored matches of a wish per owner. */
  matchesOfOwner: 3,
  /** Words of a description that count for wishes, so that keyword lists do not match. */
  describing: 60,
  tellingTime: DAY,
  /** Items of the user that are searched for circles immediately after a new wish; the next run does the rest. */
  announced: 20,
} as const

/** "Looked for here": what several members look for and no available item matches. */
export const DEMAND = {
  people: 3,
  shown: 20,
  /** Maximum age of the list in milliseconds. */
  kept: 10 * MINUTE,
  /** Number of wishes up to which the list is built within the request. A longer one is built in the background. */
  atOnce: 1000,
  /** Spellings of an entry that are searched for. */
  spellings: 5,
} as const

/** Wants: items that a user would swap for. */
export const WANT = {
  perPerson: 500,
  newInADay: 100,
  /** Own items that a want may name. */
  for: 100,
  /** Milliseconds after which the user is asked whether a want is still current. */
  asked: 180 * DAY,
  lookEvery: HOUR,
  /** Users asked per run. */
  atOnce: 500,
} as const

/** Sets of wants: wants per set, sets per user, maximum limit, characters of a name. */
export const WANT_SET = { wants: 50, perPerson: 100, limit: 10, name: 40 } as const

/** Answered requests needed to show a response time. */
export const ANSWERS_NEEDED = 5

/** Milliseconds after completion in which the parties may review each other. */
export const REVIEW_TIME = 14 * DAY

/** Published reviews whose users are notified per run. */
export const REVIEWS_TOLD = 500
