/** What the site takes of connections and requests, whatever they are about. */

const MINUTE = 60_000

/** The HTTP server; times in milliseconds. Node closes what takes longer, with 408 where it still can. */
export const HTTP = {
  /** Bytes of a request's first line and headers together; more is 431. */
  headerBytes: 16 * 1024,
  /** Headers of a request; more is 431. */
  headers: 100,
  /** For a request's headers to be there. */
  headersTimeout: 10_000,
  /** For all of a request to be there: the largest form needs 1.5 Mbit/s. */
  requestTimeout: 10 * MINUTE,
  /** Silence while a request is under way; a form of ten large pictures is long in the making. */
  silence: 2 * MINUTE,
  /** Between two requests: longer than nginx (60 s) keeps a connection, so that it never uses one just closed. */
  keepAlive: 72_000,
  lookEvery: 5000,
} as const

/** Connections at a time. An address is a network (/64) where it is IPv6. */
export const CONNECTIONS = {
  /** In all; fewer where the process may open fewer files. One more is closed at once. */
  most: 20_000,
  /** Open files that are kept for the database, pictures and what else is not a connection. */
  sparedFiles: 100,
  /** From an address that is not a proxy in TRUST_PROXY; one more is closed at once. */
  perAddress: 500,
  /** Requests under way from an address; one more is answered 429. */
  requestsPerAddress: 100,
  /** Websockets from an address; one more is told 4100, over capacity. */
  socketsPerAddress: 500,
} as const

/** When the site answers 503 instead of doing more than it can. */
export const OVERLOAD = {
  /** Milliseconds between two looks at how late work comes to its turn. */
  lookEvery: 500,
  /** Milliseconds that are too late. */
  late: 1000,
  /** Looks in a row that are too late. */
  times: 4,
  /** Seconds, for the Retry-After header. */
  retryAfter: 5,
} as const

/** Bytes of a body that is not multipart: a text of 100,000 characters in any script is read, and told to be too long. */
export const BODY_BYTES = 512 * 1024

/** Bytes of the form with which a client of the socket's protocol asks for a channel. */
export const CHANNEL_FORM_BYTES = 4096

/** What is taken of a multipart form before it is known whose it is. */
export const FORM = {
  /** Bytes of one file. */
  fileBytes: 10 * 1024 * 1024,
  files: 20,
  limits: { fields: 60, fieldNameSize: 100, fieldSize: 64 * 1024, parts: 80 },
} as const

/** Characters of one part of a path; no address that Node takes is longer, so a long one is not found, not refused. */
export const LONGEST_PARAM = 16_384

/** Milliseconds that running requests get when the site stops; a container is killed after ten seconds. */
export const SHUTDOWN_MS = 8000
