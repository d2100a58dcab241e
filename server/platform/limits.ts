/**
 * Limits of this area and those that several areas share (decisions, sections 1 to 5). Each other area has its own limits.ts.
 * Limits of connections and requests are in http-limits.ts.
 */

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
  /** Also the limit of the reply to a review. */
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

/** Words of a search query; further words are ignored. */
export const SEARCH_WORDS = 8

/** Alternatives per search word: inflected forms and synonyms, and the same number from other languages. */
export const SEARCH_ALTERNATIVES = 32

/** Newest results whose language is checked if a foreign search word is also a word of a site language, with another meaning. */
export const ACROSS = { unsure: 60 } as const

/** Words of a known language up to this length are not matched as prefixes: "pan" does not find "panel". */
export const WHOLE_WORD = 3

/** Compound spellings, such as "Wi-Fi" and "wifi". */
export const SPELLINGS = {
  /** Words of up to this many runs of letters or digits are split in every way; longer model numbers in only two. */
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

export const COMPLETIONS = {
  most: 8,
  /** Minimum length of the typed text. */
  shortest: 2,
  /** Extra candidates, because some of the words are no longer in any item. */
  spare: 8,
} as const

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
  /** Newest items with a term that are sampled to estimate its share. */
  probe: 500,
  /** Candidates from the rarer terms that are checked first: enough for SEARCH_CAP if every second one matches. */
  first: 2200,
  /** Total bytes: 1 bit per item and term. Terms beyond it use the index. */
  bytes: 8 * 1024 * 1024,
  /** Bytes reserved per term for later items. */
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
  networks: 10_000,
  /** Milliseconds since the last search after which a word is deleted. */
  lifetime: 90 * DAY,
} as const

/** Items that one step of `newestPerOwner` reads to find further owners. */
export const SCANNED_ITEMS = 20_000

/** Counting of results stops here. */
export const SEARCH_CAP = 1000

/** Highest accepted page number. Larger ones are mistakes or attacks. */
export const LAST_PAGE = 1_000_000

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
  /** Stored bytes per user. */
  person: 200 * 1024 * 1024,
  /** Bytes that all users together store in 24 hours. */
  day: 500 * 1024 * 1024,
  /** Bytes that uploads leave free on the disk. */
  disk: 2 * 1024 * 1024 * 1024,
} as const

/** Users with the most stored bytes that admins see. */
export const HOLDERS_SHOWN = 20

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
  /** By account; a known browser counts separately. */
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

/** Limits for an IPv6 /48, which one user can rent: the limits of this many of its 65,536 networks, and this share of connections. */
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
  /** Link in a mail to the old address that reverts an email change. */
  emailUndo: 7 * DAY,
  deviceCookie: 365 * DAY,
  language: 365 * DAY,
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
  /** Expired figures that are deleted when a new one is stored. */
  forgotten: 20,
} as const

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

/** If more milliseconds than this are between two runs of a job, the clock may be wrong, and the job skips one run (clock-leap.ts). */
export const CLOCK_LEAP = 7 * 24 * HOUR

/** The log while it cannot be written (log-stream.ts). */
export const LOG = {
  /** Bytes buffered in memory. */
  waiting: 256_000,
  /** Milliseconds between retries. */
  retry: 1000,
} as const
