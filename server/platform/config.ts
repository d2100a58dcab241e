import { isIP, isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../../db/root.mjs'
import { cleanEmail, EMAIL } from './schemas/unseen-shared.ts'

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/** Blank counts as unset, because compose files write `NAME=`. */
const given = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(given, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => given(value) ?? fallback, schema)

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const proxyAddress = z.string().refine((entry) => {
  const [address = '', bits, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}, 'must be addresses or CIDR ranges, comma-separated')

const hostName = z.string().regex(/^[\w.:-]+$/, 'must be an address or a host name')

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'must be a number from 0 to 65535')
  .transform(Number)

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be a http:// or https:// address', abort: true })
  .refine(
    (url) => `${new URL(url).origin}/` === new URL(url).href,
    'must have nothing behind the host and port, and no name or password before',
  )
  .transform((url) => new URL(url).origin)

/** Matches a password with an unescaped @, /, ? or #, because the URL would be parsed with another host. */
const MISREAD_PASSWORD = /^smtps?:\/\/[^@/?#]*[/?#].*@/

const Environment = z.object({
  HOST: withDefault(hostName, '127.0.0.1'),
  PORT: withDefault(port, '3000'),
  PUBLIC_URL: optional(webUrl),
  DATABASE_FILE: withDefault(z.string(), 'db/swapyard.sqlite'),
  UPLOADS_DIR: withDefault(z.string(), 'uploads'),
  BACKUP_DIR: optional(z.string()),
  SMTP_URL: optional(
    z
      .string()
      .refine((value) => !MISREAD_PASSWORD.test(value), {
        error:
          'has a sign in its user or password that ends an address: write / as %2F, # as %23 and ? as %3F',
        abort: true,
      })
      .pipe(z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be a smtp:// or smtps:// address' })),
  ),
  MAIL_FROM: optional(z.string().regex(/^[^\r\n]{0,200}[^\s@<>]+@[^\s@<>]+>?$/, 'must be an email address')),
  PUSH_HOSTS: optional(
    z
      .string()
      .transform((value) => list(value.toLowerCase()))
      .pipe(
        z.array(
          z
            .string()
            .regex(
              /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/,
              'must be hosts, each with a port or without, comma-separated',
            ),
        ),
      ),
  ),
  JWT_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  REALTIME_KEY: withDefault(
    z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -'),
    'swapyard',
  ),
  ADMIN_EMAILS: optional(
    z
      .string()
      .transform((value) => list(value).map(cleanEmail))
      .pipe(z.array(z.email({ pattern: EMAIL, error: 'must be email addresses, comma-separated' }))),
  ),
  TRUST_PROXY: optional(z.string().transform(list).pipe(z.array(proxyAddress))),
  LOG_LEVEL: withDefault(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  METRICS_HOST: withDefault(hostName, '127.0.0.1'),
  METRICS_PORT: optional(port),
  MIN_FREE_MB: withDefault(
    z
      .string()
      .regex(/^\d{1,9}$/, 'must be a number of megabytes')
      .transform(Number),
    '200',
  ),
  HSTS_SUBDOMAINS: withDefault(oneOf(['on', 'off']), 'off'),
  DEMO_DATA: withDefault(oneOf(['on', 'off']), 'on'),
  INIT_CWD: optional(z.string()),
  NODE_ENV: withDefault(z.string(), 'production'),
})

/** The first file that systemd passes, and the only one that is used (sd_listen_fds). */
const PASSED_SOCKET = 3

export interface Config {
  host: string
  port: number
  /** File number of a listening socket that systemd passes (docs/decisions/208-passed-socket.md); then HOST and PORT are not used. */
  passedSocket: number | undefined
  publicUrl: string
  /** True if PUBLIC_URL is set; then it is the only allowed origin of WebSockets. */
  publicUrlGiven: boolean
  databaseFile: string
  uploadsDir: string
  backupDir: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** True if MAIL_FROM is set; it then overrides the admins' setting. */
  mailFromGiven: boolean
  pushHosts: readonly string[]
  jwtSecret: string | undefined
  realtimeKey: string
  adminEmails: readonly string[]
  trustProxy: readonly string[]
  logLevel: string
  metricsHost: string
  metricsPort: number | undefined
  /** Bytes of free disk space below which uploads are rejected. */
  minFreeBytes: number
  /** Adds `includeSubDomains` to Strict-Transport-Security. */
  hstsSubdomains: boolean
  /** True if a new database gets demo data; never if the site is reachable from the network. */
  demoData: boolean
  /** Working directory in which npm was called; undefined without npm. */
  startedIn: string | undefined
  development: boolean
}

/** An error in the environment. The message is one line that states what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Programs inherit the variables with the socket, so systemd names the process that they are for.
 * @throws ConfigError if there are several sockets, or no PUBLIC_URL
 */
function passedSocket({ LISTEN_PID, LISTEN_FDS, PUBLIC_URL }: Record<string, string | undefined>) {
  if (LISTEN_PID !== String(process.pid) || !given(LISTEN_FDS)) return undefined
  if (LISTEN_FDS !== '1') throw new ConfigError('LISTEN_FDS must be 1: the site listens on one socket')
  if (!given(PUBLIC_URL)) throw new ConfigError('PUBLIC_URL must be set when systemd passes the socket')
  return PASSED_SOCKET
}

/** The only reader of the environment. Relative paths are relative to the checkout. @throws ConfigError with all invalid variables. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(env)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
    throw new ConfigError([...new Set(faults)].join('; '))
  }
  const value = parsed.data
  const loopback = isLoopback(value.HOST)
  if (!loopback && !value.PUBLIC_URL) {
    throw new ConfigError('PUBLIC_URL must be set when HOST is not a loopback address')
  }
  const socket = passedSocket(env)
  const hostInUrl = value.HOST.includes(':') ? `[${value.HOST}]` : value.HOST
  const publicUrl = value.PUBLIC_URL ?? `http://${hostInUrl}:${value.PORT}`
  const publicHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  // An email address cannot end in a bare IP address.
  const mailHost = isIP(publicHost) ? 'localhost' : publicHost
  return Object.freeze({
    host: value.HOST,
    port: value.PORT,
    passedSocket: socket,
    publicUrl,
    publicUrlGiven: value.PUBLIC_URL !== undefined,
    databaseFile: resolve(ROOT, value.DATABASE_FILE),
    uploadsDir: resolve(ROOT, value.UPLOADS_DIR),
    backupDir: value.BACKUP_DIR && resolve(ROOT, value.BACKUP_DIR),
    smtpUrl: value.SMTP_URL,
    mailFromGiven: value.MAIL_FROM !== undefined,
    mailFrom: value.MAIL_FROM ?? `Swapyard <no-reply@${mailHost}>`,
    pushHosts: Object.freeze(value.PUSH_HOSTS ?? []),
    jwtSecret: value.JWT_SECRET,
    realtimeKey: value.REALTIME_KEY,
    adminEmails: Object.freeze(value.ADMIN_EMAILS ?? []),
    trustProxy: Object.freeze(value.TRUST_PROXY ?? []),
    logLevel: value.LOG_LEVEL,
    metricsHost: value.METRICS_HOST,
    metricsPort: value.METRICS_PORT,
    minFreeBytes: value.MIN_FREE_MB * 1024 * 1024,
    hstsSubdomains: value.HSTS_SUBDOMAINS === 'on',
    demoData:
      value.DEMO_DATA === 'on' &&
      loopback &&
      isLoopback(publicHost) &&
      !value.TRUST_PROXY &&
      socket === undefined,
    startedIn: value.INIT_CWD,
    development: value.NODE_ENV === 'development',
  })
}

/** For tools, which do not listen: ignores HOST, PORT and a socket, which containers may set wrongly. @throws ConfigError as `readConfig`. */
export const readToolConfig = (env: Record<string, string | undefined>): Config =>
  readConfig({ ...env, HOST: undefined, PORT: undefined, LISTEN_PID: undefined })
