import { MINUTE } from '../time-shared.ts'

/** Limits of the HTTP server; times in milliseconds. On a timeout Node responds 408 if possible and closes the connection. */
export const HTTP = {
  headerBytes: 16 * 1024,
  headers: 100,
  headersTimeout: 10_000,
  /** To receive the request; the largest form (100 MB) needs 1.5 Mbit/s. */
  requestTimeout: 10 * MINUTE,
  /** Inactivity during a request: processing ten large images takes long. */
  silence: 2 * MINUTE,
  /** Keep-alive; longer than nginx's (60 s), which would otherwise reuse closed connections. */
  keepAlive: 72_000,
  lookEvery: 5000,
} as const

/** Concurrent connections and requests. An IPv6 address counts as its /64. */
export const CONNECTIONS = {
  most: 20_000,
  /** Files reserved for the database and images. */
  sparedFiles: 100,
  perAddress: 500,
  /** Running requests per address (429). */
  requestsPerAddress: 100,
  socketsPerAddress: 500,
} as const

/** Fair scheduling under load (requests-in-turn.ts). */
export const TURNS = {
  work: 10,
  /** Iterations of the event loop between two rounds, to accept new connections. */
  looks: 8,
  atOnce: 16,
} as const

/** When the site responds 503 (overload.ts). */
export const OVERLOAD = {
  lookEvery: 500,
  /** Timer delay in milliseconds that indicates overload. */
  late: 1000,
  wait: 3000,
  times: 4,
  retryAfter: 5,
} as const

/** Bytes of a body that is not multipart: enough for 100,000 characters, so that the field error can name the field. */
export const BODY_BYTES = 512 * 1024

/** Bytes of bodies and form fields, without files, that are held in memory until the response. */
export const BODIES = {
  /** Bytes of each request that do not count. */
  small: 16 * 1024,
  /** Per network, an IPv6 /48 (429). */
  perNetwork: 4 * 1024 * 1024,
  /** Total (503). */
  inAll: 24 * 1024 * 1024,
} as const

/** Values in a JSON body, because a small value uses up to 50 times its length in memory. Counted by brackets and commas, also within strings. */
export const JSON_VALUES = 20_000

export const CHANNEL_FORM_BYTES = 4096

export const FORM = {
  fileBytes: 10 * 1024 * 1024,
  files: 20,
  /** Fields, bytes of a name and of a value, and parts in total. */
  limits: { fields: 60, fieldNameSize: 100, fieldSize: 64 * 1024, parts: 80 },
} as const

/**
 * Characters of a path parameter. As high as Node's limit of a URL, so that a long parameter is an unknown page (404), not an error of the router.
 */
export const LONGEST_PARAM = 16_384

/** Milliseconds for idle connections to end with their next response, when a passed socket holds new ones back. */
export const DRAIN_MS = 1000

/** Milliseconds for running requests at shutdown; Docker kills a container after 10 seconds. */
export const SHUTDOWN_MS = 8000
