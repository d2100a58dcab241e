/** Limits of connections and requests; other limits are in server/platform/limits.ts. */

import { MINUTE } from '../time-shared.ts'

/** Limits of the HTTP server; times in milliseconds. On a timeout Node responds 408 if possible and closes the connection. */
export const HTTP = {
  /** Bytes of the request line and headers (431). */
  headerBytes: 16 * 1024,
  headers: 100,
  /** To receive all headers. */
  headersTimeout: 10_000,
  /** To receive the request; the largest form (100 MB) needs 1.5 Mbit/s. */
  requestTimeout: 10 * MINUTE,
  /** Inactivity during a request: processing ten large images takes long. */
  silence: 2 * MINUTE,
  /** Keep-alive; longer than nginx's (60 s), which would otherwise reuse closed connections. */
  keepAlive: 72_000,
  /** Interval of timeout checks. */
  lookEvery: 5000,
} as const

/** Concurrent connections and requests. An IPv6 address counts as its /64. */
export const CONNECTIONS = {
  /** Total; lower if the process may open fewer files. Further ones are closed. */
  most: 20_000,
  /** Files reserved for the database and images. */
  sparedFiles: 100,
  /** From an address outside TRUST_PROXY; further ones are closed. */
  perAddress: 500,
  /** Running requests per address (429). */
  requestsPerAddress: 100,
  /** WebSockets per address (4100, over capacity). */
  socketsPerAddress: 500,
} as const

/** Fair scheduling under load (requests-in-turn.ts). */
export const TURNS = {
  /** Milliseconds of work per round; a running request is not interrupted. */
  work: 10,
  /** Event loop iterations between two rounds. */
  looks: 8,
  /** Requests started per round. */
  atOnce: 16,
} as const

/** When the site responds 503 (overload.ts). */
export const OVERLOAD = {
  /** Milliseconds between checks. */
  lookEvery: 500,
  /** Timer delay in milliseconds that indicates overload. */
  late: 1000,
  /** Queue wait of a new client in milliseconds that indicates overload (requests-in-turn.ts). */
  wait: 3000,
  /** Consecutive checks that must indicate it. */
  times: 4,
  /** Seconds, for Retry-After. */
  retryAfter: 5,
} as const

/** Bytes of a body that is not multipart: enough for 100,000 characters, so that the field error can name the field. */
export const BODY_BYTES = 512 * 1024

/** Bytes of bodies and form fields in memory until the response, without files. */
export const BODIES = {
  /** Exempt bytes per request. */
  small: 16 * 1024,
  /** Per network, an IPv6 /48 (429). */
  perNetwork: 4 * 1024 * 1024,
  /** Total (503). */
  inAll: 24 * 1024 * 1024,
} as const

/** Values in a JSON body, counted by brackets and commas, also within strings: a small value uses up to 50 times its length in memory. */
export const JSON_VALUES = 20_000

/** Bytes of a channel authorization form. */
export const CHANNEL_FORM_BYTES = 4096

/** Limits of every multipart form. */
export const FORM = {
  fileBytes: 10 * 1024 * 1024,
  files: 20,
  /** Fields, bytes of a name and of a value, and parts in total. */
  limits: { fields: 60, fieldNameSize: 100, fieldSize: 64 * 1024, parts: 80 },
} as const

/** Characters of a path parameter: Node's limit of the URL, so that long ones are 404. */
export const LONGEST_PARAM = 16_384

/** Milliseconds for running requests at shutdown; Docker kills a container after 10 seconds. */
export const SHUTDOWN_MS = 8000
