/** Every limit of the site (decisions, sections 1 to 5); those of connections and requests themselves are in http-limits.ts. */

import { DAY, HOUR, MINUTE } from './time-shared.ts'

/** Longest texts, in characters. */
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
  /** One synonym, and the text of all lists of synonyms together. */
  synonym: 60,
  synonyms: 300_000,
  wish: 80,
  auditSummary: 300,
  handoverPlace: 200,
  handoverNote: 300,
  report: 1000,
  /** Of a review, and of the answer to it. */
  review: 500,
  /** What a person says of themselves. */
  about: 500,
  introduction: 500,
  suspensionReason: 1000,
  siteName: 60,
  tagline: 120,
  heading: 120,
  /** A few sentences of HTML on the home page or in the footer. */
  sectionText: 3000,
  pageTitle: 120,
  /** A whole page as HTML. */
  pageBody: 60_000,
  link: 500,
  slug: 60,
  categoryName: 60,
  neighbourhood: 60,
  planName: 60,
  planDescription: 300,
  planFeature: 120,
} as const

/** Rows a page. */
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

/** Reports by one person that may wait for an answer, so that nobody fills the queue of the moderators alone. */
export const OPEN_REPORTS = 20

/** Messages before and after a reported one that admins see with it. */
export const REPORTED_THREAD = 3

/** Words of a search text that are looked for; further ones are left out. */
export const SEARCH_WORDS = 8

/** Other words that one word of a search is looked for as: forms and synonyms, and as many of other languages. */
export const SEARCH_ALTERNATIVES = 32

/** Items that words of another language find which mean something else in one of the site: the newest that are looked at. */
export const ACROSS = { unsure: 60 } as const

/** Letters up to which a word that a language has is no beginning of others: "pan" is no panel. */
export const WHOLE_WORD = 3

/** What is written in two ways, "Wi-Fi" and "wifi". */
export const SPELLINGS = {
  /** Runs of letters and digits up to which all ways to cut a model are looked for; of a longer one only two. */
  atoms: 5,
  /** Letters of what is stored, in one. */
  shortest: 3,
  longest: 24,
  /** Words of one run. */
  run: 6,
  /** Words of a text that are looked at, what is stored of one item, and ways of one word that are looked for. */
  words: 1000,
  perItem: 20,
  ways: 4,
} as const

/** German compounds: letters of a word that others end in, of the end of its stem, of the whole, and how many words one is looked for as. */
export const COMPOUND = { part: 4, ending: 3, whole: 7, most: 20 } as const

/** The words of the market that are kept in memory. */
export const VOCABULARY = {
  /** Some 200 bytes each; further ones are not learned. */
  words: 200_000,
  /** Once there are so many, the items of one person add at most `perPerson`, so that nobody fills the memory alone. */
  freely: 100_000,
  perPerson: 1000,
  /** Letters of the longest word; anything longer is not learned. */
  longest: 32,
  /** New words that one item may add, so that noise does not fill the memory. */
  perItem: 60,
  /** Forms of one word. */
  forms: 8,
  /** Words that are read before the site opens. The rest is read `part` at a time, with a pause for other work every `pace` ms. */
  atOnce: 20_000,
  part: 200,
  pace: 10,
} as const

/** Suggestions for a text that is being typed. */
export const COMPLETIONS = {
  most: 8,
  /** Characters that have to be typed before anything is suggested. */
  shortest: 2,
  /** Words that are looked up in addition to `most`, since some stand in no item any more. */
  spare: 8,
} as const

/** Typing errors. Words up to `oneSlip` letters may have one slip, longer ones two, shorter than `shortest` none. */
export const TYPO = {
  shortest: 4,
  oneSlip: 7,
  /** Words at the same distance that are compared by how many items they find. */
  candidates: 20,
  /** Words of one search that are corrected: each is compared with every word of the market. */
  words: 3,
} as const

/** Search terms that many items of a large market have: which items those are is kept in memory (common-terms.ts). */
export const COMMON_TERMS = {
  /** Items from which on a market is large; in a smaller one the index alone is as fast. */
  from: 50_000,
  /** Items up to which this is done; in a larger market reading a term would keep others waiting too long. */
  to: 4_000_000,
  /** A term is common where more than one of so many items has it. */
  of: 4,
  /** How many of the newest items with a term are looked at to estimate that. */
  probe: 500,
  /** Items with the other terms that are checked first: enough to find SEARCH_CAP where every second one has the common term. */
  first: 2200,
  /** Bytes in all: a bit for each item and term. Where it is full, further terms are as slow as without it, no slower. */
  bytes: 8 * 1024 * 1024,
  /** Spare bytes of each term, for items that are posted later. */
  room: 8 * 1024,
  /** Items that may be written before a term is read anew. */
  written: 200,
  /** Milliseconds before a term is read: in a million items that takes some 40, in which nobody is answered. */
  rest: 1000,
} as const

/** Synonyms: how many lists, texts of one list, words of one text, and characters of one text. */
export const SYNONYMS = { lists: 2000, texts: 12, words: 3, length: LONGEST.synonym } as const

/** Words that searches did not find, for admins. */
export const FAILED_WORDS = {
  /** Words that are kept. The least often looked for make room first, the oldest of them before others. */
  kept: 500,
  shown: 100,
  /** Words that one network may add in an hour; so none fills the list for all. */
  perNetwork: 30,
  /** Networks that are remembered. */
  networks: 10_000,
  /** Milliseconds after which a word that nobody looked for again is forgotten. */
  lifetime: 90 * DAY,
} as const

/** A search that finds more says so and counts no further. */
export const SEARCH_CAP = 1000

/** The largest page number that makes any sense; a larger one is a mistake or an attack. */
export const LAST_PAGE = 1_000_000

export const SUGGESTED_ITEMS = 8

/** Items of one owner at the beginning of a list of newest items. */
export const OWNER_SPREAD = {
  most: 3,
  /** In the feed, which is longer than a page. */
  mostOfFeed: 7,
  /** Newest items among which the beginning is chosen: a multiple of PAGE_SIZE.grid. */
  looked: 1200,
} as const

/** Categories that /browse names beside a search. */
export const SUGGESTED_CATEGORIES = 3

export const PICTURE = {
  /** Bytes of one uploaded picture. */
  bytes: 10 * 1024 * 1024,
  /** Pixels of one uploaded picture. */
  pixels: 50_000_000,
  /** Bytes that an AVIF may take while it is decoded: 16 megapixels, or 12 with more than 8 bits a colour. */
  avifBytes: 320_000_000,
  /** Bytes that pictures take together while they are decoded; what does not fit waits. */
  decodedBytes: 500_000_000,
  /** Bytes of the whole process that reads pictures; one that it takes more for is refused. The site runs on 1 GB. */
  processBytes: 700_000_000,
  perItem: 10,
  /** Widths in pixels that are stored; a smaller picture is stored in its own width besides those below it. */
  widths: [320, 640, 1280],
  /** Pictures that wait for the worker; past that the last of whoever has the most waiting is answered 503. */
  queue: 64,
  /** Milliseconds of processor time that the worker may spend on one picture; then the picture is refused. */
  work: 30_000,
  /** Milliseconds after which a picture is given up and nobody blamed: the machine is too busy (503). */
  patience: 100_000,
} as const

/** Bytes of pictures and files, unless admins have set other quotas (server/platform/quota/quota-service.ts); 0 lets nobody store any. */
export const QUOTA = {
  /** Stored by one person. */
  person: 200 * 1024 * 1024,
  /** Stored by everybody in 24 hours. */
  day: 500 * 1024 * 1024,
  /** Left free on the disk. */
  disk: 2 * 1024 * 1024 * 1024,
} as const

/** How many of those who store most admins are shown. */
export const HOLDERS_SHOWN = 20

/** Links to videos of one item. */
export const VIDEO_LINKS = 5

/** How many entries each list that admins write may have. */
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

/** The highest price of a plan, in US dollars. */
export const HIGHEST_PRICE = 10_000

/** Files of a chat message (decisions, section 5). */
export const ATTACHMENT = { bytes: 10 * 1024 * 1024, perMessage: 10 } as const

/** Conversations that one list shows. */
export const CONVERSATIONS = 500

/** Rate limits: at most `max` in `timeWindow` milliseconds (decisions, section 1), counted by address unless said otherwise. */
export const RATE = {
  api: { max: 600, timeWindow: MINUTE },
  /** Pages that are not kept ready: searches, and what only signed-in people see. A short window, as each takes some ms of work. */
  pages: { max: 200, timeWindow: 10_000 },
  signIn: { max: 100, timeWindow: 15 * MINUTE },
  /** Wrong passwords, by account and network, or by account and a browser that has signed in to it; waits double up to `longest`. */
  signInFailures: { max: 10, timeWindow: 15 * MINUTE, longest: 24 * HOUR },
  /** Wrong passwords of an account from all networks, of browsers that have not signed in to it before. */
  strangersFailures: { max: 1000, timeWindow: 24 * HOUR },
  /** Wrong current passwords at a change of it, by account. */
  passwordFailures: { max: 10, timeWindow: 15 * MINUTE },
  signUp: { max: 20, timeWindow: HOUR },
  sendOtp: { max: 20, timeWindow: HOUR },
  /** By account; a browser that has signed in to it before has a count of its own. */
  sendOtpOfAccount: { max: 3, timeWindow: HOUR },
  /** Reset links that admins and moderators have mailed to others, by sender; by receiver `sendOtpOfAccount` holds. */
  resetLinks: { max: 30, timeWindow: HOUR },
  /** Wrong codes, by account or browser that knows it; beside the count that the database keeps (RESET_TRIES). */
  otpFailures: { max: 10, timeWindow: 24 * HOUR },
  verifyOtp: { max: 60, timeWindow: 15 * MINUTE },
  contact: { max: 10, timeWindow: HOUR },
  resetPassword: { max: 60, timeWindow: 15 * MINUTE },
  /** Forms of the pages that mailed links lead to. */
  mailedLinks: { max: 60, timeWindow: 15 * MINUTE },
  /** Calls that post an item, by account. */
  items: { max: 100, timeWindow: HOUR },
  /** Calls that change an item, by account: each is a revision of the swaps that the item is in. */
  itemEdits: { max: 200, timeWindow: HOUR },
  /** Calls that send an exchange request, by account. */
  exchangeRequests: { max: 60, timeWindow: HOUR },
  /** Places and times proposed for handing something over, by account. */
  handovers: { max: 60, timeWindow: HOUR },
  /** Codes to confirm a swap with, by account. */
  swapCodes: { max: 60, timeWindow: HOUR },
  /** Backups to download, by account. */
  backups: { max: 10, timeWindow: HOUR },
  /** Messages sent, by account. */
  messages: { max: 120, timeWindow: MINUTE },
  /** Forms with files, by account, of all calls together: above the limit of each of them, so that it cuts none short. */
  uploads: { max: 150, timeWindow: MINUTE },
  /** Reviews and answers to them, by account. */
  reviews: { max: 60, timeWindow: HOUR },
  /** Invitations made, by account. */
  invitations: { max: 30, timeWindow: HOUR },
  /** Refusals: items that somebody has said no to, by account. */
  refusals: { max: 2000, timeWindow: 24 * HOUR },
  /** Reports, by account. */
  reports: { max: 20, timeWindow: HOUR },
  /** People blocked, by account: with each block the other side and the admins are told which swaps are in doubt. */
  blocks: { max: 30, timeWindow: HOUR },
  /** Links to download one's own data, by account. */
  exports: { max: 5, timeWindow: HOUR },
  /** Changes of email address asked for, and links that prove one mailed again, by account. */
  emailChanges: { max: 5, timeWindow: HOUR },
  /** Mails to one address that nobody has verified, of all accounts together. */
  unverifiedMails: { max: 3, timeWindow: HOUR },
  /** Test mails, by account. */
  testMails: { max: 20, timeWindow: HOUR },
  /** Push subscriptions and test pushes, by account. */
  pushSubscriptions: { max: 200, timeWindow: HOUR },
} as const

/** Invitations: how many people may join by one, for how many days it works, characters of its note; other times in milliseconds. */
export const INVITATION = {
  uses: { most: 100, default: 10 },
  days: { most: 90, default: 14 },
  note: 200,
  /** Working invitations that one person may have at a time. */
  live: 5,
  /** How long one that has ended stays in its owner's list. */
  kept: 90 * DAY,
} as const

/** Newcomers, where a community lets them begin slowly; times in milliseconds. */
export const NEWCOMER = {
  perDay: { conversations: 5, requests: 10, items: 10 },
  /** How long somebody is a newcomer, unless they complete a swap with a member who is none. */
  joined: 7 * DAY,
  /** A site younger than this has nothing but new people, so nobody on it is limited. */
  young: 30 * DAY,
} as const

/** A /48 of IPv6, which one person can rent: it may do as much as so many of its 65,536 networks, and hold that share of connections. */
export const RANGE = { networks: 16, connections: 0.5 } as const

/** How many owners' email and phone a reader is shown: a visitor by address (/64 of IPv6), all visitors of a /48, or a member. */
export const CONTACT_READS = {
  visitor: { max: 60, timeWindow: HOUR },
  range: { max: 240, timeWindow: HOUR },
  member: { max: 100, timeWindow: 24 * HOUR },
  /** All members of one network together. */
  memberNetwork: { max: 300, timeWindow: 24 * HOUR },
  /** Milliseconds after which an account with a verified email address has the allowance of a member; before, it has a visitor's. */
  memberAfter: DAY,
} as const

/** argon2id: above OWASP's 46 MiB and one pass. One hash takes some 70 ms (docs/security.md says how measured). */
export const PASSWORD_HASH = {
  /** KiB. */
  memory: 47_104,
  passes: 2,
  parallelism: 1,
  /** Hashes at once, each with its memory on a thread of its own. */
  atOnce: 2,
  /** Hashes that wait; one more is turned away with 503. */
  waiting: 100,
} as const

/** How long sessions, codes, links and cookies last, in milliseconds (decisions, section 2). */
export const LIFETIME = {
  session: 30 * DAY,
  resetCode: 10 * MINUTE,
  resetLink: 30 * MINUTE,
  resetToken: 5 * MINUTE,
  adminProof: DAY,
  /** A mailed link that proves an address, the first or a new one. */
  emailProof: DAY,
  /** A link to download one's own data. */
  export: HOUR,
  /** For how long the old address can undo a change of address. */
  emailUndo: 7 * DAY,
  deviceCookie: 365 * DAY,
  language: 365 * DAY,
} as const

/** Wrong reset codes (decisions, section 2): of one code, and in `timeWindow` of one account and from one network. */
export const RESET_TRIES = { perCode: 5, perAccount: 10, perNetwork: 200, timeWindow: 24 * HOUR } as const

/** Items of the feed. */
export const FEED_ITEMS = 30

/** Items in one sitemap file. The protocol allows 50,000; with 10,000 a file is made within some milliseconds. */
export const SITEMAP_ITEMS = 10_000

/** Sending mail; times in milliseconds. */
export const MAIL = {
  /** Mails that are sent at once. */
  atOnce: 5,
  /** Waited after the first failure; doubled after each further one up to `longestBackoff`. */
  backoff: 30_000,
  longestBackoff: HOUR,
  /** Failures after which a mail is given up; that is after some 5 days, as RFC 5321, section 4.5.4.1, advises. */
  attempts: 127,
  /** How old a mail that was given up may be and is still sent, once it is known that the server was at fault. */
  patience: 5 * 24 * HOUR,
  /** Shortest wait between two looks at the outbox, when none is asked for. */
  pause: 1000,
  /** How old a mail may be that waited for a mail server to be set, or in a backup, and still goes out. */
  news: 24 * HOUR,
  /** How long a mail stays in the outbox. */
  kept: 30 * 24 * HOUR,
  /** Characters that are kept of why a mail or a push failed. */
  errorLength: 500,
  /** How long an admin waits for what the server says of a test mail. */
  testPatience: 12_000,
  /** Waited at shutdown for what is being sent. */
  closing: 3000,
  timeouts: { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  /** Timeouts while an admin tries a server, since they wait for the answer. */
  trying: { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 },
} as const

/** Wishes: what people look for. */
export const WISH = {
  perPerson: 50,
  /** Named in the form of one item. */
  perItem: 10,
  /** Shown with an item, those for it alone first. */
  shown: 10,
  /** The newest items that the words of a wish find. */
  matches: 30,
  /** Newest finds of a search among which those `matches` are chosen, as search finds more than a wish means. */
  looked: 300,
  /** Letters that a word needs to be looked for as the beginning of others too: a shorter one, as "car", would find carpets. */
  beginning: 5,
  /** Words of one item that are looked up among the words of wishes. */
  words: 150,
  /** Wishes that are compared with an item before other requests are served. */
  atOnce: 100,
  /** Wishes with words, and as many of a category, that are looked at while somebody waits to hear who looks for an item. */
  answered: 100,
  /** New items that somebody is told of in `tellingTime`: in all, and of one owner's. */
  told: 20,
  toldOfOwner: 3,
  /** People who are told of one item, and in `tellingTime` of all items of one owner. */
  toldOfItem: 30,
  toldByOwner: 60,
  /** Matches of one owner that a wish keeps. */
  matchesOfOwner: 3,
  /** Words of a description that count for wishes: keyword lists match nothing. */
  describing: 60,
  tellingTime: DAY,
  /** Things of its owner through which a new wish is looked at for circles at once; the rest waits for the next run. */
  announced: 20,
} as const

/** The deck: things that somebody may want, shown one at a time. */
export const DECK = {
  cards: 20,
  /** The highest chance with which somebody who wants nothing is drawn for "for you" in a period. */
  share: 1 / 3,
  /** Cards that are shown as "for you". */
  forYou: 8,
  /** Items that a call may name to be left out, as its page has shown them already. */
  skipped: 100,
  /** Milliseconds after which a postponed thing comes back, and how many of a person's are remembered, the newest. */
  postponedFor: DAY,
  postponed: 100,
  /** Items of one owner, besides those that the viewer's own wishes find. */
  ofOwner: 3,
  /** Things of the viewer's that are considered, and that are shown on one card. */
  own: 100,
  mine: 3,
  /** Wishes of others that fit things of the viewer's, counted once for each thing; and items that the viewer's wishes find. */
  wishes: 200,
  found: 200,
  /** Newest items of a category that is wished for as a whole; wishes that find nothing and are tried again with similar words. */
  ofCategory: 30,
  corrected: 3,
  /** Newest items that are searched for ones without an answer, and how many of these are taken. */
  looked: 3000,
  others: 200,
  /** People with pending requests to the viewer whose items are looked at. */
  askers: 50,
  /** How many items of any age are drawn besides, by chance. */
  drawn: 60,
  /** People who look for what was just posted, and items of each that are shown. */
  lookers: 12,
  lookerItems: 4,
  /** Items of the viewer's whose free text is suggested as wishes. */
  suggested: 3,
} as const

/**
 * What pages show of answers that nobody may learn of (server/platform/bounded-odds.ts). A result that somebody sees is at most `odds` times as likely
 * with one such answer as without it, in each period.
 */
export const MASK = {
  odds: 1.5,
  /** Milliseconds for which a draw is remembered. */
  period: 7 * DAY,
  /** Counts are shown in steps of so many. */
  step: 5,
  /** Remembered figures of earlier periods that are deleted with each new one. */
  forgotten: 20,
} as const

/** Wants: which items people would swap for. */
export const WANT = {
  perPerson: 500,
  newInADay: 100,
  /** Own things that one want may name. */
  for: 100,
  /** Milliseconds after which its owner is asked whether a want still holds. */
  asked: 180 * DAY,
  lookEvery: HOUR,
  /** People who are asked at one look; the others wait for the next. */
  atOnce: 500,
} as const

/** Requests for gifts; times in milliseconds. */
export const GIFT = {
  /** How long requests are collected before a user is suggested. */
  collect: 24 * HOUR,
  /** After the suggestion: the reminder of the owner, and the end. */
  remind: 48 * HOUR,
  end: 7 * DAY,
  /** Gifts received in so many days count toward what one may receive. */
  countedDays: 30,
  lookEvery: MINUTE,
  atOnce: 50,
} as const

/** Sets of wants: ids of one, sets of one user, the highest limit, and characters of a name. */
export const WANT_SET = { wants: 50, perPerson: 100, limit: 10, name: 40 } as const

/** Contact messages that are mailed by the whole site: whoever sends from many addresses must not use up what a mail server takes. */
export const CONTACT_MAILS = { max: 60, timeWindow: HOUR } as const

/** Telling people by mail and push; times in milliseconds. Mails wait between attempts as those of `MAIL`. */
export const DELIVERY = {
  /** Of each channel, sent at once. */
  atOnce: 5,
  /** Between the beginnings of two mails of a day or week: a thousand people have theirs within nine minutes. */
  batchEvery: 500,
  /** Deliveries that wait for one person. Past that the oldest push, else mail, is dropped of whoever has caused the most. */
  perPerson: 200,
  /** How long finished ones are kept, with what became of them. */
  kept: 30 * DAY,
  /** How long one that a server has not answered yet keeps others from having their turn (sending-turns.ts). */
  turn: 10_000,
  /** Pushes: wait for an answer, wait after the first failure, longest wait, and attempts (that is some 3 hours). */
  pushTimeout: 10_000,
  pushBackoff: 10_000,
  longestPushBackoff: HOUR,
  pushAttempts: 10,
  /** How long a push service keeps one for a browser that is off. */
  pushLives: 3 * DAY,
  /** How long a message stays unread before a mail tells of it. */
  unread: 15 * MINUTE,
  /** Local hour of daily mails. */
  dailyHour: 8,
  weekly: 7 * DAY,
  /** Things that one mail of news shows, those of one owner among them beside what fits a wish, and the newest that are looked at. */
  news: 12,
  newsOfOwner: 2,
  newsLooked: 300,
  /** Events that one daily mail lists. */
  daily: 30,
  /** Between two looks whether weekly news are due, and people at one look. */
  lookEvery: MINUTE,
  people: 100,
  /** How long the unsubscribe link of a mail works. */
  unsubscribe: 400 * DAY,
} as const

/** Push subscriptions, that is browsers, of one person; a new one takes the place of the oldest. */
export const PUSH_SUBSCRIPTIONS = 10

/** What the two of a request may ask for and offer. */
export const SWAP_TERMS = {
  /** Items of each side. */
  items: 10,
  /** Things that the requester may offer without listing them. */
  unlisted: 2,
  /** Terms that the two may put in all, the first ones included; edits of items do not count. */
  revisions: 20,
  /** Milliseconds in which edits of an item are one revision and one notice. */
  editsJoin: 10 * MINUTE,
  /** Newest revisions that a request shows. */
  shown: 100,
} as const

/** Pending requests that one person may have sent: editing a thing that is offered in them changes the terms of all of them. */
export const PENDING_REQUESTS = 200

/** Pending requests to a person, the newest, among which those for the same thing stand together. Whole pages. */
export const RIVALS = 25 * PAGE_SIZE.requests

/** A conversation shows the newest steps of its newest requests: how many of each. */
export const REQUEST_STEPS = { requests: 50, steps: 100 } as const

/** How long a swap waits for what comes next, in milliseconds since it began to: reminders, then the end. */
export const SWAP_DEADLINE = {
  answer: { remind: [3 * DAY], expire: 14 * DAY },
  /** A yes or no to what the site has found, for three or four people and for two. */
  circle: { remind: [48 * HOUR], expire: 72 * HOUR },
  match: { remind: [24 * HOUR], expire: 48 * HOUR },
  /** How long after a circle was proposed an edit of its things still starts the wait over. */
  circleBeginsAnew: 7 * DAY,
  handover: { remind: [7 * DAY, 21 * DAY], expire: 30 * DAY },
  /** Some have confirmed and the others have not. */
  confirmation: { remind: [3 * DAY], expire: 14 * DAY },
  lookEvery: 10 * MINUTE,
  /** Swaps reminded or ended before others are served. */
  atOnce: 50,
} as const

/** Meeting to hand something over; times in milliseconds. */
export const HANDOVER = {
  /** How far ahead it may lie. */
  ahead: 90 * DAY,
  /** Times that one proposal to all people of a circle may hold. */
  times: 3,
  /** Reminders, relative to the time of the meeting: due `at`, no longer sent from `until` on. */
  reminders: [
    { at: -DAY, until: -2 * HOUR },
    { at: -2 * HOUR, until: 0 },
    { at: DAY, until: Number.POSITIVE_INFINITY },
  ],
  /** How long the event in a calendar lasts. */
  lasts: 30 * MINUTE,
  lookEvery: MINUTE,
  /** Handovers that are reminded of at one look; the rest waits for the next. */
  atOnce: 500,
} as const

/** Codes by which two people confirm on the spot that they have swapped. */
export const SWAP_CODE = {
  digits: 4,
  /** Milliseconds. */
  lives: 10 * MINUTE,
  /** Codes that are remembered at most, the oldest forgotten first. */
  remembered: 20_000,
  /** Wrong codes that the two who meet may enter, in all. */
  wrong: { max: 5, timeWindow: DAY },
} as const

/** The search for circles; times in milliseconds. */
export const CIRCLE = {
  /** Open circles that one person may stand in. */
  open: 3,
  /** A loop that has ended so often in so long is not proposed again until that is over. */
  ended: { max: 2, timeWindow: 30 * DAY },
  /** A yes counts as a want for so long. */
  yesCounts: 30 * DAY,
  /** Who has not been here for so long is asked whether what they have is still available. */
  away: 60 * DAY,
  /** Loops through one item that are looked at and cannot be proposed, before the item is left to the run over the whole market. */
  loops: 500,
  /** Arcs that are read for one new want; where there are more the run over the whole market finds what it closes. */
  rows: 2500,
  /** Between two runs over the whole market. */
  runEvery: 6 * HOUR,
  lookEvery: 10 * MINUTE,
  /** What a run may take to read the market and choose, of its worker's own work, and when one that does not answer is ended. */
  work: 2400,
  patience: MINUTE,
  workerMegabytes: 512,
  /** What one transaction in which a run proposes circles may take, so that nobody waits for it. */
  proposing: 10,
  /** People who are asked "Still available?" at one run. */
  asked: 200,
} as const

/** Milliseconds after a swap in which further swaps of the same two people count as one with it. */
export const SAME_PAIR = 30 * DAY

/** Admins are shown that somebody did not come to swaps from so many swaps in so many milliseconds on. */
export const NO_SHOWS = { shown: 3, timeWindow: 90 * DAY } as const

/** How many requests somebody must have answered before it is shown how soon they answer. */
export const ANSWERS_NEEDED = 5

/** Milliseconds after a swap was completed in which its people may review each other. */
export const REVIEW_TIME = 14 * DAY

/** Reviews whose people are told at one look that they are shown; the others wait for the next. */
export const REVIEWS_TOLD = 500

/** The socket (decisions, section 5); times in milliseconds. */
export const REALTIME = {
  frameBytes: 16 * 1024,
  /** Frames of any kind that one socket may send. */
  framesPerSecond: 10,
  /** "Is typing" notices, by account: our own pages send one every three seconds. */
  typing: { max: 10, timeWindow: 10_000 },
  socketsPerUser: 20,
  /** Bytes that may wait for one socket; a client that reads more slowly is disconnected. */
  bufferedBytes: 1024 * 1024,
  /** Silence after which either side sends a ping: less than proxies let a connection be silent, which is 50 s (HAProxy) and more. */
  activityTimeout: 45_000,
  pongTimeout: 30_000,
  /** Until when a socket has to have subscribed to its person's channel. */
  subscribeWithin: MINUTE,
  /** Sockets that have not yet; past that the oldest is closed. */
  strangers: 10_000,
  /** Between two looks for sockets whose session has expired. */
  lookEvery: 1000,
  /** Waited at shutdown for sockets to close by themselves. */
  closing: 1000,
} as const

/** Backups; times in milliseconds. */
export const BACKUP = {
  /** Database pages of 4 KiB copied before another look at the time. */
  pagesAtOnce: 1000,
  /** Bytes of a backup that are packed between two syncs, each with a `pause` after it; of an upload, between two looks at free disk. */
  bytesAtOnce: 16 * 1024 * 1024,
  pause: 20,
  /** How long a backup waits for another one that is being made. */
  waitForOther: 10 * MINUTE,
  /** Between the start and the first look, so that a site that fails and restarts again and again does not only make backups. */
  firstLook: 5 * MINUTE,
  lookEvery: HOUR,
  /** Backups of the database alone: the newest few, and of older weeks the last of each. */
  daily: 7,
  weekly: 4,
  /** Backups with the uploads in them. */
  full: 2,
  /** The most that admins may choose to keep of a kind, and the most days between two with the uploads. */
  most: 90,
  /** How long a backup that an admin has asked for can be fetched. */
  offered: 15 * MINUTE,
  /** Bytes of a backup that an admin sends to restore from. */
  uploadBytes: 64 * 1024 * 1024 * 1024,
  /** Bytes of one upload in a backup. */
  unpackedFile: 32 * 1024 * 1024,
  /** How many times its own size a backup may unpack to: one that we made never grows, one that was repacked by hand a few times. */
  unpackedTimes: 10,
  /** For a backup that an admin has sent to be looked through, whatever its size, and for each of its megabytes besides. */
  check: 2 * MINUTE,
  checkMegabyte: 200,
  /** Megabytes that JavaScript may use while a backup is made or looked through. */
  scriptMegabytes: 384,
  /** Megabytes of memory for all of that: the 512 that V8 sets aside for code and does not use, its heap, and 256 for SQLite. */
  toolMegabytes: 512 + 384 + 256,
  /** Free share of the disk below which no scheduled backup is made. */
  freeShare: 0.2,
} as const

/** Milliseconds between two runs of a job beyond which the clock is not believed at once (clock-leap.ts). */
export const CLOCK_LEAP = 7 * 24 * HOUR

/** The log while it cannot be written (log-stream.ts). */
export const LOG = {
  /** Bytes of lines that wait in memory. */
  waiting: 256_000,
  /** Milliseconds between two tries. */
  retry: 1000,
} as const

/** A swap day. */
export const SWAP_DAY = {
  /** Milliseconds between its start and the end of check-in, at most. */
  longest: 24 * HOUR,
  /** Milliseconds of the search for a plan, and after which its worker is ended. */
  matching: 9_000,
  patience: 11_500,
  /** Edges that the search looks at, at most. */
  work: 800_000_000,
  workerMegabytes: 400,
  /** Milliseconds after the start, or the end of the day if that is later, until guests are deleted. */
  guestsKept: 7 * DAY,
} as const
