/** Limits of this area. Limits that several areas share are in server/platform/limits.ts. */

import { DAY, HOUR, MINUTE } from '../platform/time-shared.ts'

/** Uses and days of validity of an invitation, characters of its note; other times in milliseconds. */
export const INVITATION = {
  uses: { most: 100, default: 10 },
  days: { most: 90, default: 14 },
  note: 200,
  /** Valid invitations per user. */
  live: 5,
  /** How long an expired invitation remains in its owner's list. */
  kept: 90 * DAY,
} as const

/** Daily limits for new users, if the community enables them; times in milliseconds. */
export const NEWCOMER = {
  perDay: { conversations: 5, requests: 10, items: 10 },
  /** A user is new for this long, or until the first completed swap with an established user. */
  joined: 7 * DAY,
  /** Sites younger than this have only new users, so the limits do not apply. */
  young: 30 * DAY,
} as const

/** Sending of email; times in milliseconds. */
export const MAIL = {
  /** Parallel deliveries. */
  atOnce: 5,
  /** Wait after the first failure. It doubles with each failure, up to `longestBackoff`. */
  backoff: 30_000,
  longestBackoff: HOUR,
  /** Failures before an email is given up: about 5 days, as RFC 5321, section 4.5.4.1, recommends. */
  attempts: 127,
  /** Mail that failed at most this long ago is sent again if the server turns out to be the cause. */
  patience: 5 * 24 * HOUR,
  /** Minimum pause between polls of the outbox. */
  pause: 1000,
  /** Maximum age of mail that is sent after waiting for a mail server or in a backup. */
  news: 24 * HOUR,
  /** Retention in the outbox. */
  kept: 30 * 24 * HOUR,
  /** Stored characters of an error of email or push. */
  errorLength: 500,
  /** Timeout of a test email. */
  testPatience: 12_000,
  /** Wait for running deliveries at shutdown. */
  closing: 3000,
  timeouts: { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  /** Timeouts for an admin's test of a server. */
  trying: { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 },
} as const

/** Notifications by email and push; times in milliseconds. Email retries as in `MAIL`. */
export const DELIVERY = {
  /** Parallel deliveries per channel. */
  atOnce: 5,
  /** Interval between digests: 1,000 users have theirs within 9 minutes. */
  batchEvery: 500,
  /** Maximum waiting deliveries per user. Beyond it, one of the user who caused the most is dropped: the oldest push, or else the oldest email. */
  perPerson: 200,
  /** Retention of finished deliveries. */
  kept: 30 * DAY,
  /** How long an unanswered delivery blocks the queue of its server (sending-turns.ts). */
  turn: 10_000,
  /** Timeout of a push. The following values are the first and the longest backoff, and the attempts (about 3 hours in total). */
  pushTimeout: 10_000,
  pushBackoff: 10_000,
  longestPushBackoff: HOUR,
  pushAttempts: 10,
  /** How long a push service stores a push for an offline browser. */
  pushLives: 3 * DAY,
  /** How long a message is unread before an email is sent. */
  unread: 15 * MINUTE,
  /** Local hour of daily digests. */
  dailyHour: 8,
  weekly: 7 * DAY,
  /** Items in a newsletter, and items per owner among those that match no wish. */
  news: 12,
  newsOfOwner: 2,
  /** Events in a daily digest. */
  daily: 30,
  /** Interval between polls for due newsletters, and users per poll. */
  lookEvery: MINUTE,
  people: 100,
  /** Validity of unsubscribe links. */
  unsubscribe: 400 * DAY,
} as const

/** Push subscriptions (browsers) per user; a new one replaces the oldest. */
export const PUSH_SUBSCRIPTIONS = 10

/** Backups; times in milliseconds. */
export const BACKUP = {
  /** Database pages of 4 KiB copied per step. */
  pagesAtOnce: 1000,
  /** Bytes packed between two syncs, each followed by a `pause`. While an upload is received, bytes between two checks of free disk space. */
  bytesAtOnce: 16 * 1024 * 1024,
  pause: 20,
  /** How long a backup waits for a running one. */
  waitForOther: 10 * MINUTE,
  /** Delay of the first backup after the start, so that a crash loop does not spend its time making backups. */
  firstLook: 5 * MINUTE,
  lookEvery: HOUR,
  /** Retained backups of the database: the newest, and the last of each older week. */
  daily: 7,
  weekly: 4,
  /** Retained backups with uploads. */
  full: 2,
  /** Maximum that admins may choose: backups of a kind, and days between full backups. */
  most: 90,
  /** How long a requested backup can be downloaded. */
  offered: 15 * MINUTE,
  /** Maximum bytes of a backup uploaded for a restore. */
  uploadBytes: 64 * 1024 * 1024 * 1024,
  /** Maximum bytes of one upload in a backup. */
  unpackedFile: 32 * 1024 * 1024,
  /** Maximum ratio of unpacked to packed size, against decompression bombs. The site's own backups do not grow; repacked ones do a little. */
  unpackedTimes: 10,
  /** Time limit of a check of an uploaded backup: a base, and milliseconds per megabyte. */
  check: 2 * MINUTE,
  checkMegabyte: 200,
  /** Megabytes of the JavaScript heap of the backup tool. */
  scriptMegabytes: 384,
  /** Megabytes of address space of the tool: 512 that V8 reserves for code, the heap, and 256 for SQLite. */
  toolMegabytes: 512 + 384 + 256,
  /** Free share of the disk below which no scheduled backup is made. */
  freeShare: 0.2,
} as const
