/** Limits of connections and requests, whatever they are about; all other limits of the site are in server/platform/limits.ts. */

import { MINUTE } from '../time-shared.ts'

/** Limits of the HTTP server; times in milliseconds. Node closes a connection that takes longer, with 408 where it still can. */
export const HTTP = {
  /** Bytes of a request's first line and headers together; more is 431. */
  headerBytes: 16 * 1024,
  /** Headers of a request; more is 431. */
  headers: 100,
  /** Until all headers of a request have come. */
  headersTimeout: 10_000,
  /** Until all of a request has come; for the largest form (100 MB) that takes a line of 1.5 Mbit/s. */
  requestTimeout: 10 * MINUTE,
  /** Without a byte either way while a request is under way: ten large pictures take long to be read before the answer comes. */
  silence: 2 * MINUTE,
  /** Between two requests on a connection: longer than nginx keeps one (60 s), or it would send requests on some just closed. */
  keepAlive: 72_000,
  /** Between two looks for connections whose time is over. */
  lookEvery: 5000,
} as const

/** Connections and requests at a time. An address is a whole network (/64) where it is IPv6. */
export const CONNECTIONS = {
  /** Connections in all; fewer where the process may open fewer files. One more is closed at once. */
  most: 20_000,
  /** Open files that are kept for the database, pictures and what else is not a connection. */
  sparedFiles: 100,
  /** Connections from an address that TRUST_PROXY does not name; one more is closed at once. */
  perAddress: 500,
  /** Requests under way from an address; one more is answered 429. */
  requestsPerAddress: 100,
  /** Websockets from an address; one more is told 4100, over capacity. */
  socketsPerAddress: 500,
} as const

/** Taking turns where more requests have come than can be worked on at once (requests-in-turn.ts). */
export const TURNS = {
  /** Milliseconds of work before others are looked at; a request that takes longer is not interrupted. */
  work: 10,
  /** How often Node looks for others then. */
  looks: 8,
  /** Requests that are begun in such a time at most. */
  atOnce: 16,
} as const

/** When the site answers 503 because it has more to do than it can (overload.ts). */
export const OVERLOAD = {
  /** Milliseconds between two looks, each by a timer. */
  lookEvery: 500,
  /** Milliseconds: a timer that fires so much too late shows that work waits too long. */
  late: 1000,
  /** Milliseconds that somebody new has to wait for their turn at most (requests-in-turn.ts). */
  wait: 3000,
  /** How many looks in a row have to find one or the other. */
  times: 4,
  /** Seconds, for the Retry-After header. */
  retryAfter: 5,
} as const

/** Bytes of a body that is not multipart. Enough for any text of 100,000 characters, so that its sender hears which field is too long. */
export const BODY_BYTES = 512 * 1024

/** Bytes of bodies and form fields that may be in memory at once, from the request's beginning to its answer. Files are not among them. */
export const BODIES = {
  /** What is not counted of each request. */
  small: 16 * 1024,
  /** Of one network; a /48 of IPv6. More is 429. */
  perNetwork: 4 * 1024 * 1024,
  /** Of all networks together. More is 503. */
  inAll: 24 * 1024 * 1024,
} as const

/** Values of a JSON body, counted by the brackets and commas in it, those within texts too: a small value takes up to 50 times its length of memory. */
export const JSON_VALUES = 20_000

/** Bytes of the form with which a client of the socket's protocol asks for a channel. */
export const CHANNEL_FORM_BYTES = 4096

/** What a multipart form may have, whatever the call. */
export const FORM = {
  /** Bytes of one file. */
  fileBytes: 10 * 1024 * 1024,
  files: 20,
  /** Of other fields: how many, bytes of a name and of a value; and parts in all. */
  limits: { fields: 60, fieldNameSize: 100, fieldSize: 64 * 1024, parts: 80 },
} as const

/** Characters of one part of a path. As many as Node takes of a whole address, so that no long one is refused: it is not found. */
export const LONGEST_PARAM = 16_384

/** Milliseconds that requests under way get to end when the site stops; Docker kills a container after ten seconds. */
export const SHUTDOWN_MS = 8000
