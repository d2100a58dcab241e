/** Every limit of the site (decisions, sections 1 to 5); those of connections and requests themselves are in http-limits.ts. */

import { DAY, HOUR, MINUTE } from './time-shared.ts'

/** Longest texts, in characters. */
export const LONGEST = {
  itemName: 120,
  itemDescription: 5000,
  itemTradePreferences: 300,
  itemMessage: 300,
  requestMessage: 1000,
  chatText: 5000,
  personName: 80,
  address: 200,
  email: 254,
  password: 200,
  phone: 40,
  contactMessage: 5000,
  searchText: 200,
  /** One of the texts that mean the same to search, and all of their lists. */
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

/** Reports of one person that may wait for an answer: nobody fills the queue for those who look into it. */
export const OPEN_REPORTS = 20

/** Messages before and after a reported one that admins see with it. */
export const REPORTED_THREAD = 3

/** Words of a search text that are looked for; further ones are left out. */
export const SEARCH_WORDS = 8

/** Other words that one word of a search is looked for as: forms and synonyms. */
export const SEARCH_ALTERNATIVES = 16

/** The words of the market that are kept in memory. */
export const VOCABULARY = {
  /** Some 200 bytes each; further ones are not learned. */
  words: 200_000,
  /** From so many on one person brings at most `perPerson`, so that nobody fills it alone. */
  freely: 100_000,
  perPerson: 1000,
  /** Letters of a word; a longer one is none. */
  longest: 32,
  /** New words that one item may bring, so that nobody fills it with noise. */
  perItem: 60,
  /** Forms of one word. */
  forms: 8,
  /** Words that are read before the site opens; the others in parts, each for `pace` milliseconds between other work. */
  atOnce: 20_000,
  part: 200,
  pace: 10,
} as const

/** What a text that is being typed may become. */
export const COMPLETIONS = {
  most: 8,
  /** Characters from which on anything is offered. */
  shortest: 2,
  /** Words that are looked at beyond those that are offered: some stand in no item any more. */
  spare: 8,
} as const

/** Typing errors. Words up to `oneSlip` letters may have one slip, longer ones two, shorter than `shortest` none. */
export const TYPO = {
  shortest: 4,
  oneSlip: 7,
  /** Words that are as near of which it is counted what they find. */
  candidates: 20,
  /** Words of one search that are corrected: each is compared with every word of the market. */
  words: 3,
} as const

/** Terms that lie in many items of a large market, which are held in memory. */
export const COMMON_TERMS = {
  /** Items of a market that is large; in a smaller one the index is as fast. */
  from: 50_000,
  /** Items beyond which reading a term would keep others waiting too long. */
  to: 4_000_000,
  /** One of so many items has a common term. */
  of: 4,
  /** Newest items with a term that are looked at to know. */
  probe: 500,
  /** Items with the other terms that are looked at first; SEARCH_CAP of them are common where every second one is. */
  first: 2200,
  /** Bytes in all: a bit for each item and term. Who fills it makes other searches as slow as without, no slower. */
  bytes: 8 * 1024 * 1024,
  /** Bytes for items that come later. */
  room: 8 * 1024,
  /** Items that may be written before a term is read anew. */
  written: 200,
  /** Milliseconds before a term is read: in a million items that takes some 40, in which nobody is answered. */
  rest: 1000,
} as const

/** Lists of synonyms: in all, and of each how many texts of how many words. */
export const SYNONYMS = { lists: 2000, texts: 12, words: 3, length: LONGEST.synonym } as const

/** Words that searches did not find, for admins. */
export const FAILED_WORDS = {
  /** Of those that were looked for least often, the oldest go first. */
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

/** Bytes of pictures and files; `quotaOf` of server/quota/quota-service.ts says which hold. 0 takes none. */
export const QUOTA = {
  /** That one person holds. */
  person: 200 * 1024 * 1024,
  /** That are new in 24 hours, on the whole site. */
  day: 500 * 1024 * 1024,
  /** Of disk that are always left. */
  disk: 2 * 1024 * 1024 * 1024,
} as const

export const VIDEO_LINKS = 5

/** Most entries of each list that an admin writes. */
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

/** How many in a span of milliseconds (decisions, section 1), by address unless said otherwise. */
export const RATE = {
  api: { max: 600, timeWindow: MINUTE },
  /** Pages that do not lie ready: searches, and what only signed-in people see. A short span: they take some ms of work each. */
  pages: { max: 200, timeWindow: 10_000 },
  signIn: { max: 100, timeWindow: 15 * MINUTE },
  /** Wrong passwords, by account and network, or by account and browser that knows it; each wait twice as long as the last. */
  signInFailures: { max: 10, timeWindow: 15 * MINUTE, longest: 24 * HOUR },
  /** Wrong passwords of an account from all networks, of browsers that have not signed in to it before. */
  strangersFailures: { max: 1000, timeWindow: 24 * HOUR },
  /** Wrong current passwords at a change of it, by account. */
  passwordFailures: { max: 10, timeWindow: 15 * MINUTE },
  signUp: { max: 20, timeWindow: HOUR },
  sendOtp: { max: 20, timeWindow: HOUR },
  /** By account; a browser that has signed in to it before has a count of its own. */
  sendOtpOfAccount: { max: 3, timeWindow: HOUR },
  /** Links that admins and moderators mail to others, by who sends; to one person as many as `sendOtpOfAccount`. */
  resetLinks: { max: 30, timeWindow: HOUR },
  /** Wrong codes, by account or browser that knows it; beside the count that the database keeps (RESET_TRIES). */
  otpFailures: { max: 10, timeWindow: 24 * HOUR },
  verifyOtp: { max: 60, timeWindow: 15 * MINUTE },
  contact: { max: 10, timeWindow: HOUR },
  resetPassword: { max: 60, timeWindow: 15 * MINUTE },
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
  /** Forms with files, whatever the call, by account: more than any one call takes, so that each has the limit that it is said to have. */
  uploads: { max: 150, timeWindow: MINUTE },
  /** Reviews and answers to them, by account. */
  reviews: { max: 60, timeWindow: HOUR },
  /** Invitations made, by account. */
  invitations: { max: 30, timeWindow: HOUR },
  /** Items that somebody would not swap for, by account. */
  refusals: { max: 2000, timeWindow: 24 * HOUR },
  /** Reports, by account. */
  reports: { max: 20, timeWindow: HOUR },
  /** People blocked, by account: each time the others and admins hear that swaps are in doubt. */
  blocks: { max: 30, timeWindow: HOUR },
  /** Links to what one has stored here, by account. */
  exports: { max: 5, timeWindow: HOUR },
  /** Changes of address that are asked for, and links that are sent again, by account. */
  emailChanges: { max: 5, timeWindow: HOUR },
  /** Test mails, by account. */
  testMails: { max: 20, timeWindow: HOUR },
  /** Browsers that ask to be pushed to, and test pushes, by account. */
  pushSubscriptions: { max: 200, timeWindow: HOUR },
} as const

/** Invitations: people who may come by one, days that it works, characters of its note, and times in milliseconds. */
export const INVITATION = {
  uses: { most: 100, default: 10 },
  days: { most: 90, default: 14 },
  note: 200,
  /** That work at a time, by account. */
  live: 5,
  day: DAY,
  /** After its end it stays in its owner's list so long. */
  kept: 90 * DAY,
} as const

/** Those who are new, where a community has them begin slowly; times in milliseconds. */
export const NEWCOMER = {
  perDay: { conversations: 5, requests: 10, items: 10 },
  day: DAY,
  /** Since they have joined, unless they complete a swap before. */
  joined: 7 * DAY,
  /** A site younger than this has only new people. */
  young: 30 * DAY,
} as const

/** A /48 of IPv6, which one person can rent: as often as so many of its 65,536 networks, and as many connections as half of all. */
export const RANGE = { networks: 16, connections: 0.5 } as const

/** Owners whose email and phone one reader is shown: a visitor's address (/64 of IPv6), all visitors of a /48, or a member. */
export const CONTACT_READS = {
  visitor: { max: 60, timeWindow: HOUR },
  range: { max: 240, timeWindow: HOUR },
  member: { max: 100, timeWindow: 24 * HOUR },
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

/** How long what proves who one is lives, in milliseconds (decisions, section 2). */
export const LIFETIME = {
  session: 30 * DAY,
  resetCode: 10 * MINUTE,
  resetLink: 30 * MINUTE,
  resetToken: 5 * MINUTE,
  adminProof: DAY,
  /** A mailed link that proves an address, the first or a new one. */
  emailProof: DAY,
  /** A link to what one has stored here. */
  export: HOUR,
  /** In which the old address can take a change back. */
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
  /** Failures after which a mail is given up; that is after some 8 hours. */
  attempts: 14,
  /** Shortest wait between two looks at the outbox, when none is asked for. */
  pause: 1000,
  /** How old one may be that waited for a server to be set. */
  news: 24 * HOUR,
  /** How long a mail stays in the outbox. */
  kept: 30 * 24 * HOUR,
  /** How long an admin waits for what the server says of a test mail. */
  testPatience: 12_000,
  /** Waited at shutdown for what is being sent. */
  closing: 3000,
  timeouts: { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  /** Of a server that an admin tries: they wait for it. */
  trying: { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 },
} as const

/** What people look for. */
export const WISH = {
  perPerson: 50,
  /** Named in the form of one item. */
  perItem: 10,
  /** Shown with an item, those for it alone first. */
  shown: 10,
  /** The newest items that the words of a wish find. */
  matches: 30,
  /** Of which they are taken, as search finds more than a wish means. */
  looked: 300,
  /** Letters from which on a word is also looked for as a beginning: "car" would find carpets. */
  beginning: 5,
  /** Words of an item by which it is looked up. */
  words: 150,
  /** Wishes that are compared with an item before others are served. */
  atOnce: 100,
  /** Wishes with words, and as many of a category, that are looked at while somebody waits to hear who looks for an item. */
  answered: 100,
  /** New items that somebody is told of in `tellingTime`: in all, and of one owner's. */
  told: 20,
  toldOfOwner: 3,
  tellingTime: DAY,
  /** Own things through which a new wish is looked at for circles at once; the others wait for the next run. */
  announced: 20,
} as const

/** Things that one may want, one at a time. */
export const DECK = {
  cards: 20,
  /** Shown as for oneself. */
  forYou: 8,
  /** Items that a call may name to be left out: those that the page has shown already. */
  skipped: 100,
  /** What one has put off comes back after so long; so many things of a person's are remembered, the newest. */
  postponedFor: DAY,
  postponed: 100,
  /** Of one owner's, beside what my own words find. */
  ofOwner: 3,
  /** Own things that are looked at, and shown with one card. */
  own: 100,
  mine: 3,
  /** Wishes of others that fit something of mine, counted for each thing that they are shown with, and items that mine find. */
  wishes: 200,
  found: 200,
  /** Newest items of a category that is wished for as a whole, and wishes in vain that are looked for by nearer words. */
  ofCategory: 30,
  corrected: 3,
  /** Arcs that are followed for what would close a circle of at most `longest`. */
  longest: 4,
  looks: 40,
  wanters: 50,
  /** Newest items among which those without an answer are looked for, and how many are taken. */
  looked: 3000,
  others: 200,
  /** Items of any age among them. */
  drawn: 60,
  /** People who look for what was just posted, and what is shown of each. */
  lookers: 12,
  lookerItems: 4,
  /** Own items with texts that may be wishes. */
  suggested: 3,
} as const

/** What people would swap for. */
export const WANT = {
  perPerson: 500,
  newInADay: 100,
  /** Own things that are named. */
  for: 100,
  /** After which one is asked whether it still holds. */
  asked: 180 * DAY,
  lookEvery: HOUR,
  /** People who are asked at one look; the others wait for the next. */
  atOnce: 500,
} as const
/** Contact messages that are mailed, of the whole site: whoever has many addresses must not use up what a mail server takes. */
export const CONTACT_MAILS = { max: 60, timeWindow: HOUR } as const

/** Telling people by mail and push; times in milliseconds. Mails wait between attempts as those of `MAIL`. */
export const DELIVERY = {
  /** Of each channel, sent at once. */
  atOnce: 5,
  /** Between the beginnings of two mails of a day or week: a thousand people have theirs within nine minutes. */
  batchEvery: 500,
  /** Waiting ones of one person; past that a push is dropped, and a mail where no push waits: the oldest of who has caused the most. */
  perPerson: 200,
  /** How long it is kept what has become of them. */
  kept: 30 * DAY,
  /** How long one that is in the hands of a server keeps others from being handed over. */
  handover: 10_000,
  /** Pushes: waited for an answer, after the first failure, at most, and how often it is tried (some 3 hours). */
  pushTimeout: 10_000,
  pushBackoff: 10_000,
  longestPushBackoff: HOUR,
  pushAttempts: 10,
  /** How long a push service keeps one for a browser that is off. */
  pushLives: 3 * DAY,
  /** After that a mail tells of a message that was not read. */
  unread: 15 * MINUTE,
  /** Local hour of daily mails. */
  dailyHour: 8,
  weekly: 7 * DAY,
  /** Things that one mail of news shows. */
  news: 12,
  /** Events that one daily mail lists. */
  daily: 30,
  /** Looks whether news are due; people at one look. */
  lookEvery: MINUTE,
  people: 100,
  /** How long the link in a mail ends mails. */
  unsubscribe: 400 * DAY,
} as const

/** Browsers of one person that are pushed to; the oldest goes for a new one. */
export const PUSH_SUBSCRIPTIONS = 10

/** What the two of a request may ask for and offer. */
export const SWAP_TERMS = {
  /** Items of each side. */
  items: 10,
  /** Things of the requester's that are listed nowhere. */
  unlisted: 2,
  /** Terms that the two put, the first ones among them; edits of items do not count. */
  revisions: 20,
  /** Milliseconds in which edits of an item are one revision and one notice. */
  editsJoin: 10 * MINUTE,
  /** Revisions that a request shows, the newest. */
  shown: 100,
} as const

/** Requests of one person that wait for an answer: whoever edits a thing that is offered in them changes the terms of all. */
export const PENDING_REQUESTS = 200

/** Pending requests to a person, the newest, among which those for the same thing stand together. Whole pages. */
export const RIVALS = 25 * PAGE_SIZE.requests

/** Steps of requests that a conversation shows, of so many requests: the newest. */
export const REQUEST_STEPS = { requests: 50, steps: 100 } as const

/** How long a swap waits for what comes next, in milliseconds since it began to: reminders, then the end. */
export const SWAP_DEADLINE = {
  answer: { remind: [3 * DAY], expire: 14 * DAY },
  /** A yes or no to what the site has found, for three or four people and for two. */
  circle: { remind: [48 * HOUR], expire: 72 * HOUR },
  match: { remind: [24 * HOUR], expire: 48 * HOUR },
  /** Until so long after a circle was proposed an edit of its things gives all the whole time again. */
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
  /** What both are reminded of: `at` from its beginning on, too late `until`. */
  reminders: [
    { at: -DAY, until: -2 * HOUR },
    { at: -2 * HOUR, until: 0 },
    { at: DAY, until: Number.POSITIVE_INFINITY },
  ],
  /** What a calendar shows as taken. */
  lasts: 30 * MINUTE,
  lookEvery: MINUTE,
  /** Handovers that one look reminds of; the rest waits for the next. */
  atOnce: 500,
} as const

/** Codes by which two people confirm on the spot that they have swapped. */
export const SWAP_CODE = {
  digits: 4,
  /** Milliseconds. */
  lives: 10 * MINUTE,
  /** Codes that are remembered at most, the oldest forgotten first. */
  remembered: 20_000,
  /** Wrong tries of a pair. */
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
  /** Loops through one item that are looked at, of which none may be proposed: where there are more there may be any number. */
  loops: 500,
  /** Arcs that are read for one new want; where there are more the run over the whole market finds what it closes. */
  rows: 2500,
  /** Between two runs over the whole market. */
  runEvery: 6 * HOUR,
  lookEvery: 10 * MINUTE,
  /** What a run may take to choose, of its own work, and when a worker that does not answer is ended. */
  choosing: 2500,
  patience: MINUTE,
  workerMegabytes: 512,
  /** What one transaction in which a run proposes circles may take, so that nobody waits for it. */
  proposing: 10,
  /** People who are asked "Still available?" at one run. */
  asked: 200,
} as const

/** Swaps of the same two people in so many milliseconds of the first count once. */
export const SAME_PAIR = 30 * DAY

/** From how many swaps on that others called off since somebody did not come, in so many milliseconds, admins are shown it. */
export const NO_SHOWS = { shown: 3, timeWindow: 90 * DAY } as const

/** Answers from which it is said how soon somebody answers. */
export const ANSWERS_NEEDED = 5

/** Milliseconds after a swap was completed in which its people may review each other. */
export const REVIEW_TIME = 14 * DAY

/** The socket (decisions, section 5); times in milliseconds. */
export const REALTIME = {
  frameBytes: 16 * 1024,
  /** Frames of any kind that one socket may send. */
  framesPerSecond: 10,
  /** Saying that one types, by account: our windows say so every three seconds. */
  typing: { max: 10, timeWindow: 10_000 },
  socketsPerUser: 20,
  /** Bytes that wait for one socket; one that reads no faster is closed. */
  bufferedBytes: 1024 * 1024,
  /** Silence after which either side asks whether the other is there. */
  activityTimeout: 120_000,
  pongTimeout: 30_000,
  /** Until a socket has to have said whose it is. */
  subscribeWithin: MINUTE,
  /** Sockets that have not; past that the oldest gives way. */
  strangers: 10_000,
  /** An expired session's sockets are closed as soon. */
  lookEvery: 1000,
  /** Waited at shutdown for sockets to close by themselves. */
  closing: 1000,
} as const

/** Backups; times in milliseconds. */
export const BACKUP = {
  /** Database pages of 4 KiB copied before another look at the time. */
  pagesAtOnce: 1000,
  /** Bytes packed before they are synced, and the rest after it; bytes taken in before it is asked again whether the disk has room. */
  bytesAtOnce: 16 * 1024 * 1024,
  pause: 20,
  /** How long one waits for another that is being made. */
  waitForOther: 10 * MINUTE,
  /** After the start, so that one that fails and is started again and again does nothing else. */
  firstLook: 5 * MINUTE,
  lookEvery: HOUR,
  /** Backups of the database alone: the newest few, and of older weeks the last of each. */
  daily: 7,
  weekly: 4,
  /** Backups with the uploads in them. */
  full: 2,
  /** How long a backup that an admin has asked for can be fetched. */
  offered: 15 * MINUTE,
  /** Bytes of a backup that an admin sends to restore from. */
  uploadBytes: 64 * 1024 * 1024 * 1024,
  /** Bytes of one upload in a backup. */
  unpackedFile: 32 * 1024 * 1024,
  /** How many times its own size a backup may unpack to: ours not to more than once, one that was packed anew by hand to a few times. */
  unpackedTimes: 10,
  /** For a backup that an admin has sent to be looked through, whatever its size, and for each of its megabytes besides. */
  check: 2 * MINUTE,
  checkMegabyte: 200,
  /** Megabytes that JavaScript may use while a backup is made or looked through. */
  scriptMegabytes: 384,
  /** Megabytes of memory for all of that: the 512 that V8 sets aside for code and does not use, its heap, and 256 for SQLite. */
  toolMegabytes: 512 + 384 + 256,
  /** Part of the disk below which no backup is made by itself. */
  freeShare: 0.2,
} as const

/** Milliseconds between two looks of a job after which the clock is not believed at once. */
export const CLOCK_LEAP = 7 * 24 * HOUR
