/** Every limit of the site (decisions, sections 1 to 5). Limits of connections and requests are in http-limits.ts. */

import { DAY, HOUR, MINUTE } from './time-shared.ts'

/** Maximum lengths of texts, in characters. */
export const LONGEST = {
  itemName: 120,
  itemDescription: 5000,
  itemTradePreferences: 300,
  itemMessage: 300,
  requestMessage: 1000,
  giftMessage: 300,
  dayTitle: 120,
  dayPlace: 200,
  dayText: 5000,
  chatText: 5000,
  personName: 80,
  address: 200,
  email: 254,
  password: 200,
  phone: 40,
  contactMessage: 5000,
  searchText: 200,
  /** One synonym, and all synonyms together. */
  synonym: 60,
  synonyms: 300_000,
  wish: 80,
  auditSummary: 300,
  handoverPlace: 200,
  handoverNote: 300,
  report: 1000,
  /** Also of the reply to a review. */
  review: 500,
  about: 500,
  introduction: 500,
  suspensionReason: 1000,
  siteName: 60,
  tagline: 120,
  heading: 120,
  /** HTML of a section on the home page or in the footer. */
  sectionText: 3000,
  pageTitle: 120,
  /** HTML of a page. */
  pageBody: 60_000,
  link: 500,
  slug: 60,
  categoryName: 60,
  neighbourhood: 60,
  planName: 60,
  planDescription: 300,
  planFeature: 120,
} as const

/** Rows per page. */
export const PAGE_SIZE = {
  swapDays: 20,
  grid: 12,
  dashboard: 8,
  requests: 20,
  reviews: 20,
  sessions: 20,
  blocks: 20,
  notifications: 20,
  messages: 50,
  audit: 50,
  moderation: 20,
  invitations: 20,
  wants: 20,
} as const

/** Open reports per reporter, so that one user cannot fill the moderators' queue. */
export const OPEN_REPORTS = 20

/** Messages before and after a reported message that admins see as context. */
export const REPORTED_THREAD = 3

/** Words of a search query; further words are ignored. */
export const SEARCH_WORDS = 8

/** Alternatives per search word: inflected forms and synonyms, and the same number from other languages. */
export const SEARCH_ALTERNATIVES = 32

/** Newest items that are checked if a foreign word is also a word of a site language with another meaning. */
export const ACROSS = { unsure: 60 } as const

/** Words of a known language up to this length are not matched as prefixes: "pan" does not find "panel". */
export const WHOLE_WORD = 3

/** Compound spellings, such as "Wi-Fi" and "wifi". */
export const SPELLINGS = {
  /** Runs of letters and digits up to this count are split in every way; longer model numbers in only two. */
  atoms: 5,
  /** Length of a joined spelling, in characters. */
  shortest: 3,
  longest: 24,
  /** Words per joined spelling. */
  run: 6,
  /** Words read per text, spellings stored per item, and spellings searched per word. */
  words: 1000,
  perItem: 20,
  ways: 4,
} as const

/** German compounds: minimum lengths in letters of a part, of the remaining stem and of the whole word; `most` alternatives per word. */
export const COMPOUND = { part: 4, ending: 3, whole: 7, most: 20 } as const

/** The in-memory vocabulary of the market. */
export const VOCABULARY = {
  /** About 200 bytes each; further words are not learned. */
  words: 200_000,
  /** Above `freely` words, the items of one user add at most `perPerson`, so that one user cannot fill the memory. */
  freely: 100_000,
  perPerson: 1000,
  /** Maximum length of a word, in letters. */
  longest: 32,
  /** New words per item, so that noise does not fill the memory. */
  perItem: 60,
  /** Inflected forms per word. */
  forms: 8,
  /** Words loaded before the site opens. The rest is loaded in batches of `part`, with a pause every `pace` ms. */
  atOnce: 20_000,
  part: 200,
  pace: 10,
} as const

/** Autocomplete. */
export const COMPLETIONS = {
  most: 8,
  /** Minimum length of the typed text. */
  shortest: 2,
  /** Extra candidates, because some words are no longer in any item. */
  spare: 8,
} as const

/** Category and condition from items with similar names (similar-names.ts). */
export const SIMILAR_NAMES = {
  /** Items of one word that are looked at, the newest; how many of these count; and how many of one owner. */
  looked: 1000,
  items: 200,
  ofOwner: 5,
  /** How much more the noun of a name counts than its other words. */
  head: 4,
  /** Items that disagree, added to those found: one item proves less than five. */
  doubt: 0.2,
  /** A condition is suggested from so many owners on, and if this share of them agrees. */
  owners: 10,
  agree: 0.85,
} as const

/** Drafts of items on /uploaditem/many. */
export const ITEM_DRAFTS = 40

/** Bytes that another app may share with the installed site at once. */
export const SHARED_BYTES = 100 * 1024 * 1024

/** Typo tolerance by word length: none below `shortest`, edit distance 1 up to `oneSlip`, 2 above. */
export const TYPO = {
  shortest: 4,
  oneSlip: 7,
  /** Candidates at the same distance that are ranked by their number of items. */
  candidates: 20,
  /** Corrected words per search; each is compared with the whole vocabulary. */
  words: 3,
} as const

/** In-memory bitmaps of terms that many items of a large market contain (common-terms.ts). */
export const COMMON_TERMS = {
  /** Minimum number of items; below it the index is as fast. */
  from: 50_000,
  /** Maximum number of items; above it, reading a term blocks for too long. */
  to: 4_000_000,
  /** A term is common if more than 1 in `of` items contains it. */
  of: 4,
  /** Newest items with a term that are sampled to estimate this. */
  probe: 500,
  /** Candidates from the other terms that are checked first: enough for SEARCH_CAP if every second one matches. */
  first: 2200,
  /** Total bytes: 1 bit per item and term. Terms beyond it use the index. */
  bytes: 8 * 1024 * 1024,
  /** Spare bytes per term, for later items. */
  room: 8 * 1024,
  /** Item writes after which a term is read again. */
  written: 200,
  /** Milliseconds between reads: with 1 million items a read blocks for about 40 ms. */
  rest: 1000,
} as const

/** Numbers of lists, texts per list and words per text; `length` of a text in characters. */
export const SYNONYMS = { lists: 2000, texts: 12, words: 3, length: LONGEST.synonym } as const

/** Searched words without results, shown to admins. */
export const FAILED_WORDS = {
  /** Stored words. The least searched are evicted first, the oldest of them before others. */
  kept: 500,
  shown: 100,
  /** Words per network and hour, so that one network cannot fill the list. */
  perNetwork: 30,
  /** Tracked networks. */
  networks: 10_000,
  /** Milliseconds since the last search after which a word is deleted. */
  lifetime: 90 * DAY,
} as const

/** Counting of results stops here. */
export const SEARCH_CAP = 1000

/** Larger page numbers are mistakes or attacks. */
export const LAST_PAGE = 1_000_000

export const SUGGESTED_ITEMS = 8

/** Items per owner at the start of lists of newest items. */
export const OWNER_SPREAD = {
  most: 3,
  /** In the feed, which is longer than a page. */
  mostOfFeed: 7,
  /** Newest items from which the start is chosen: a multiple of PAGE_SIZE.grid. */
  looked: 1200,
} as const

/** Categories that /browse suggests for a search. */
export const SUGGESTED_CATEGORIES = 3

export const PICTURE = {
  /** Maximum bytes of an uploaded image. */
  bytes: 10 * 1024 * 1024,
  /** Maximum pixels of an uploaded image. */
  pixels: 50_000_000,
  /** Maximum decoded bytes of an AVIF: 16 megapixels, or 12 with more than 8 bits per channel. */
  avifBytes: 320_000_000,
  /** Total bytes of images that are decoded at once; further images wait. */
  decodedBytes: 500_000_000,
  /** Memory limit of the image process, in bytes; an image that needs more is rejected. The site runs on 1 GB. */
  processBytes: 700_000_000,
  perItem: 10,
  /** Stored widths in pixels. A smaller image is also stored in its own width. */
  widths: [320, 640, 1280],
  /** Images that wait for the worker. Beyond that, the last image of the user with the most gets 503. */
  queue: 64,
  /** CPU milliseconds per image; then it is rejected. */
  work: 30_000,
  /** Milliseconds after which an image fails with 503, because the machine is too busy. */
  patience: 100_000,
} as const

/** Default quotas in bytes (server/platform/quota/quota-service.ts); 0 disables uploads. */
export const QUOTA = {
  /** Per user. */
  person: 200 * 1024 * 1024,
  /** Of all users in 24 hours. */
  day: 500 * 1024 * 1024,
  /** Left free on the disk. */
  disk: 2 * 1024 * 1024 * 1024,
} as const

/** Users with the most stored bytes that admins see. */
export const HOLDERS_SHOWN = 20

/** Files of items that users import. */
export const IMPORT = {
  /** Bytes of the file. */
  bytes: 200 * 1024 * 1024,
  /** Rows of the table without its header, and rows without text besides. */
  lines: 10_000,
  blankLines: 100_000,
  /** Characters of one cell. */
  cell: 60_000,
  /** Cells of one row that are read. */
  columns: 100,
  /** Lines of one import that are posted, and of all imports of a user in a day. */
  atOnce: 500,
  perDay: 1000,
  /** A ZIP: bytes of all its files together, unpacked, and how many there are. */
  unpacked: 1024 * 1024 * 1024,
  entries: 2000,
  /** Files of one user that are stored, and their bytes; beyond these the oldest expire. */
  stored: 10,
  storedBytes: 400 * 1024 * 1024,
  /** Milliseconds for which a preview can be confirmed. */
  lifetime: DAY,
  /** Milliseconds for which the result is repeated. */
  resultLifetime: 30 * DAY,
  /** Milliseconds for which a confirmation waits for its result; then 503. Below `HTTP.silence`. */
  patience: 90_000,
  /** Lines after which other requests have their turn. */
  pause: 20,
} as const

/** Video links per item. */
export const VIDEO_LINKS = 5

/** Entries per list that admins edit. */
export const LISTED = {
  services: 12,
  steps: 12,
  socialMedia: 12,
  footerLists: 3,
  footerLinks: 12,
  heroPictures: 2,
  categories: 60,
  plans: 12,
  planFeatures: 12,
  neighbourhoods: 200,
  meetingPlaces: 50,
} as const

/** Maximum price of a plan, in US dollars. */
export const HIGHEST_PRICE = 10_000

/** Attachments of a chat message (decisions, section 5). */
export const ATTACHMENT = { bytes: 10 * 1024 * 1024, perMessage: 10 } as const

/** Maximum conversations in a list. */
export const CONVERSATIONS = 500

/** Rate limits: `max` per `timeWindow` milliseconds (decisions, section 1), by IP address unless noted. */
export const RATE = {
  api: { max: 600, timeWindow: MINUTE },
  /** Uncached pages: searches and pages of signed-in users. The window is short because each costs some milliseconds. */
  pages: { max: 200, timeWindow: 10_000 },
  signIn: { max: 100, timeWindow: 15 * MINUTE },
  /** Failed passwords, by account and network, or by account and known browser; waits double up to `longest`. */
  signInFailures: { max: 10, timeWindow: 15 * MINUTE, longest: 24 * HOUR },
  /** Failed passwords of an account from all networks, without known browsers. */
  strangersFailures: { max: 1000, timeWindow: 24 * HOUR },
  /** Failed current passwords at a password change, by account. */
  passwordFailures: { max: 10, timeWindow: 15 * MINUTE },
  signUp: { max: 20, timeWindow: HOUR },
  sendOtp: { max: 20, timeWindow: HOUR },
  /** By account; a known browser has a separate count. */
  sendOtpOfAccount: { max: 3, timeWindow: HOUR },
  /** Reset links that admins and moderators send to others, by sender. `sendOtpOfAccount` limits them by receiver. */
  resetLinks: { max: 30, timeWindow: HOUR },
  /** Failed codes, by account or known browser, in addition to RESET_TRIES in the database. */
  otpFailures: { max: 10, timeWindow: 24 * HOUR },
  verifyOtp: { max: 60, timeWindow: 15 * MINUTE },
  contact: { max: 10, timeWindow: HOUR },
  resetPassword: { max: 60, timeWindow: 15 * MINUTE },
  /** Forms of pages that emails link to. */
  mailedLinks: { max: 60, timeWindow: 15 * MINUTE },
  /** By account. */
  items: { max: 100, timeWindow: HOUR },
  /** Files of items to import, by account. */
  imports: { max: 60, timeWindow: HOUR },
  /** By account: each edit is a revision of the swaps with the item. */
  itemEdits: { max: 200, timeWindow: HOUR },
  /** By account. */
  exchangeRequests: { max: 60, timeWindow: HOUR },
  /** Proposed places and times, by account. */
  handovers: { max: 60, timeWindow: HOUR },
  /** By account. */
  swapCodes: { max: 60, timeWindow: HOUR },
  /** Backup downloads, by account. */
  backups: { max: 10, timeWindow: HOUR },
  /** By account. */
  messages: { max: 120, timeWindow: MINUTE },
  /** Forms with files of all calls, by account; higher than the limit of each call. */
  uploads: { max: 150, timeWindow: MINUTE },
  /** Reviews and replies, by account. */
  reviews: { max: 60, timeWindow: HOUR },
  /** Created invitations, by account. */
  invitations: { max: 30, timeWindow: HOUR },
  /** Items rejected with "no", by account. */
  refusals: { max: 2000, timeWindow: 24 * HOUR },
  /** By account. */
  reports: { max: 20, timeWindow: HOUR },
  /** By account: each block notifies the other party and the admins about affected swaps. */
  blocks: { max: 30, timeWindow: HOUR },
  /** Links to download personal data, by account. */
  exports: { max: 5, timeWindow: HOUR },
  /** Email changes and resent verification links, by account. */
  emailChanges: { max: 5, timeWindow: HOUR },
  /** Emails to an unverified address, across all accounts. */
  unverifiedMails: { max: 3, timeWindow: HOUR },
  /** By account. */
  testMails: { max: 20, timeWindow: HOUR },
  /** Push subscriptions and test notifications, by account. */
  pushSubscriptions: { max: 200, timeWindow: HOUR },
} as const

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

/** One user can rent a /48 of IPv6. It gets the limits of this many of its 65,536 networks, and this share of connections. */
export const RANGE = { networks: 16, connections: 0.5 } as const

/** Owners whose email and phone number a viewer may see: by visitor (IPv4 address or IPv6 /64), by /48, or by member. */
export const CONTACT_READS = {
  visitor: { max: 60, timeWindow: HOUR },
  range: { max: 240, timeWindow: HOUR },
  member: { max: 100, timeWindow: 24 * HOUR },
  /** All members of a network. */
  memberNetwork: { max: 300, timeWindow: 24 * HOUR },
  /** All members of a /48 of IPv6. */
  memberRange: { max: 1200, timeWindow: 24 * HOUR },
  /** Milliseconds until an account with a verified email address has the member limit; before, the visitor limit applies. */
  memberAfter: DAY,
} as const

/** argon2id, above OWASP's minimum of 46 MiB and 1 pass. A hash takes about 70 ms (docs/security.md). */
export const PASSWORD_HASH = {
  /** KiB. */
  memory: 47_104,
  passes: 2,
  parallelism: 1,
  /** Parallel hashes, each with its own memory and thread. */
  atOnce: 2,
  /** Waiting hashes; further ones get 503. */
  waiting: 100,
} as const

/** Validity of sessions, codes, links and cookies, in milliseconds (decisions, section 2). */
export const LIFETIME = {
  session: 30 * DAY,
  resetCode: 10 * MINUTE,
  resetLink: 30 * MINUTE,
  resetToken: 5 * MINUTE,
  adminProof: DAY,
  /** Link that verifies an email address. */
  emailProof: DAY,
  /** Link to download personal data. */
  export: HOUR,
  /** Link for the old address to undo an email change. */
  emailUndo: 7 * DAY,
  deviceCookie: 365 * DAY,
  language: 365 * DAY,
} as const

/** Failed reset codes (decisions, section 2): per code, and per `timeWindow` by account and by network. */
export const RESET_TRIES = { perCode: 5, perAccount: 10, perNetwork: 200, timeWindow: 24 * HOUR } as const

/** Items in the RSS feed. */
export const FEED_ITEMS = 30

/** Items per sitemap file. The protocol allows 50,000; 10,000 render in some milliseconds. */
export const SITEMAP_ITEMS = 10_000

/** Sending of email; times in milliseconds. */
export const MAIL = {
  /** Parallel deliveries. */
  atOnce: 5,
  /** Wait after the first failure; doubles up to `longestBackoff`. */
  backoff: 30_000,
  longestBackoff: HOUR,
  /** Failures before an email is given up: about 5 days, as RFC 5321, section 4.5.4.1, recommends. */
  attempts: 127,
  /** Maximum age at which a failed email is sent again after the server turns out to be the cause. */
  patience: 5 * 24 * HOUR,
  /** Minimum pause between polls of the outbox. */
  pause: 1000,
  /** Maximum age at which an email is sent that waited for a mail server or was in a backup. */
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

export const WISH = {
  perPerson: 50,
  /** In the form of an item. */
  perItem: 10,
  /** Shown with an item; wishes for that item alone are first. */
  shown: 10,
  /** Newest items that the words of a wish match. */
  matches: 30,
  /** Newest search results that are compared with a wish, because search is broader: in all, and per owner, so that few cannot use them up. */
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
  /** New items per notified user and `tellingTime`: total, and per owner. */
  told: 20,
  toldOfOwner: 3,
  /** Notified users per item, and per owner and `tellingTime`. */
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
  /** Members who look for it, at least. */
  people: 3,
  shown: 20,
  /** Milliseconds that a list may be old. */
  kept: 10 * MINUTE,
  /** Wishes that are read between two other requests. With more, the list is made in the background. */
  atOnce: 1000,
  /** Spellings of an entry that are searched for. */
  spellings: 5,
} as const

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
  /** Items per owner, not counting matches of the viewer's wishes. */
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
  /** Newest items that are checked for unanswered ones, and how many of these are used. */
  looked: 3000,
  others: 200,
  /** Users with pending requests to the viewer whose items are considered. */
  askers: 50,
  /** Randomly drawn items of any age. */
  drawn: 60,
  /** Users who look for the just posted item, and items shown of each. */
  lookers: 12,
  lookerItems: 4,
  /** The viewer's items whose trade preferences are suggested as wishes. */
  suggested: 3,
} as const

/**
 * Randomized figures based on private answers (server/platform/bounded-odds.ts). One answer makes a result at most `odds` times as likely,
 * per period.
 */
export const MASK = {
  odds: 1.5,
  /** Milliseconds for which a draw is stored. */
  period: 7 * DAY,
  /** Counts are rounded to this step. */
  step: 5,
  /** Expired figures that are deleted with each new one. */
  forgotten: 20,
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

/** Requests for gifts; times in milliseconds. */
export const GIFT = {
  /** How long requests are collected before a recipient is suggested. */
  collect: 24 * HOUR,
  /** Time from the suggestion to the owner's reminder, and to the end. */
  remind: 48 * HOUR,
  end: 7 * DAY,
  /** Days in which received gifts count towards the user's limit. */
  countedDays: 30,
  lookEvery: MINUTE,
  atOnce: 50,
} as const

/** Sets of wants: wants per set, sets per user, maximum limit, characters of a name. */
export const WANT_SET = { wants: 50, perPerson: 100, limit: 10, name: 40 } as const

export const CONTACT_MAILS = { max: 60, timeWindow: HOUR } as const

/** Notifications by email and push; times in milliseconds. Email retries as in `MAIL`. */
export const DELIVERY = {
  /** Parallel deliveries per channel. */
  atOnce: 5,
  /** Interval between digests: 1,000 users have theirs within 9 minutes. */
  batchEvery: 500,
  /** Waiting deliveries per user. Beyond that, the oldest push, else email, of the user who caused the most is dropped. */
  perPerson: 200,
  /** Retention of finished deliveries. */
  kept: 30 * DAY,
  /** How long an unanswered delivery blocks the queue of its server (sending-turns.ts). */
  turn: 10_000,
  /** Pushes: timeout, first and maximum backoff, and attempts (about 3 hours in total). */
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
  /** Items in a newsletter, items per owner among those that match no wish, and newest items from which these are chosen. */
  news: 12,
  newsOfOwner: 2,
  newsLooked: 3000,
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

/** Terms of a request. */
export const SWAP_TERMS = {
  /** Items per party. */
  items: 10,
  /** Free-text items that the requester may offer. */
  unlisted: 2,
  /** Revisions of both parties, including the first; edits of items do not count. */
  revisions: 20,
  /** Milliseconds in which several edits of an item are one revision and one notification. */
  editsJoin: 10 * MINUTE,
  /** Newest revisions shown. */
  shown: 100,
} as const

/** Pending requests per sender: an edit of an offered item changes the terms of all of them. */
export const PENDING_REQUESTS = 200

/** Newest pending requests to a user that are grouped by item. A multiple of the page size. */
export const RIVALS = 25 * PAGE_SIZE.requests

/** Newest requests in a conversation, and newest events of each. */
export const REQUEST_STEPS = { requests: 50, steps: 100 } as const

/** Deadlines of swaps, in milliseconds since the status began: reminders, then expiry. */
export const SWAP_DEADLINE = {
  answer: { remind: [3 * DAY], expire: 14 * DAY },
  /** Answers to a proposal of the site, for a circle and for a pair. */
  circle: { remind: [48 * HOUR], expire: 72 * HOUR },
  match: { remind: [24 * HOUR], expire: 48 * HOUR },
  /** How long after its proposal an edit of a circle's items restarts the deadline. */
  circleBeginsAnew: 7 * DAY,
  handover: { remind: [7 * DAY, 21 * DAY], expire: 30 * DAY },
  /** Confirmation by the remaining parties after the first. */
  confirmation: { remind: [3 * DAY], expire: 14 * DAY },
  lookEvery: 10 * MINUTE,
  /** Swaps handled before other requests are served. */
  atOnce: 50,
} as const

/** Meetings; times in milliseconds. */
export const HANDOVER = {
  /** Maximum time from now. */
  ahead: 90 * DAY,
  /** Times per proposal to a circle. */
  times: 3,
  /** Reminders relative to the meeting: due `at`, dropped from `until` on. */
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

/** The page of a person's next agreed meetings. */
export const NEXT_MEETINGS = {
  max: 5,
  /** Milliseconds after its time for which a meeting stays on the page. */
  after: 3 * HOUR,
} as const

/** Codes with which two users confirm a swap when they meet. */
export const SWAP_CODE = {
  digits: 4,
  /** Milliseconds. */
  lives: 10 * MINUTE,
  /** Stored codes; the oldest is evicted first. */
  remembered: 20_000,
  /** Failed codes of both users together. */
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
  /** Cycles per item that are checked in vain before the item is left to the full run. */
  loops: 500,
  /** Edges read for a new want; the full run handles the rest. */
  rows: 2500,
  /** Interval of runs over the whole market. */
  runEvery: 6 * HOUR,
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

/** Milliseconds in which several swaps of the same pair count as one. */
export const SAME_PAIR = 30 * DAY

/** Admins see users with `shown` missed swaps in `timeWindow` milliseconds. */
export const NO_SHOWS = { shown: 3, timeWindow: 90 * DAY } as const

/** Answered requests needed to show a response time. */
export const ANSWERS_NEEDED = 5

/** Milliseconds after completion in which the parties may review each other. */
export const REVIEW_TIME = 14 * DAY

/** Published reviews whose users are notified per run. */
export const REVIEWS_TOLD = 500

/** WebSockets (decisions, section 5); times in milliseconds. */
export const REALTIME = {
  frameBytes: 16 * 1024,
  /** Frames of any type per socket. */
  framesPerSecond: 10,
  /** Typing events by account; our pages send one every 3 seconds. */
  typing: { max: 10, timeWindow: 10_000 },
  socketsPerUser: 20,
  /** Send buffer per socket; slower clients are disconnected. */
  bufferedBytes: 1024 * 1024,
  /** Silence after which either side sends a ping; shorter than the idle timeout of proxies (HAProxy: 50 s). */
  activityTimeout: 45_000,
  pongTimeout: 30_000,
  /** Time to subscribe to the user's channel. */
  subscribeWithin: MINUTE,
  /** Unsubscribed sockets; beyond that the oldest is closed. */
  strangers: 10_000,
  /** Interval of checks for expired sessions. */
  lookEvery: 1000,
  /** Wait for sockets to close at shutdown. */
  closing: 1000,
} as const

/** Backups; times in milliseconds. */
export const BACKUP = {
  /** Database pages of 4 KiB copied per step. */
  pagesAtOnce: 1000,
  /** Bytes packed between two syncs, each followed by a `pause`; of an upload, bytes between two checks of free disk space. */
  bytesAtOnce: 16 * 1024 * 1024,
  pause: 20,
  /** How long a backup waits for a running one. */
  waitForOther: 10 * MINUTE,
  /** Delay of the first backup after the start, so that a crash loop does not only make backups. */
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
  /** Maximum unpacked size relative to the packed size. Our own backups never grow; repacked ones do a little. */
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

/** Milliseconds between two runs of a job beyond which the clock is distrusted once (clock-leap.ts). */
export const CLOCK_LEAP = 7 * 24 * HOUR

/** The log while it cannot be written (log-stream.ts). */
export const LOG = {
  /** Bytes buffered in memory. */
  waiting: 256_000,
  /** Milliseconds between retries. */
  retry: 1000,
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
