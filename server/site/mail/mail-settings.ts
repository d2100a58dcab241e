import { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { EMAIL } from '../../platform/schemas/unseen-shared.ts'
import { storedSetting } from '../../platform/settings/stored-setting.ts'
import { siteView } from '../content/content-service.ts'
import type { SmtpError } from './smtp-answers.ts'

const stored = storedSetting(
  'mail',
  z.object({
    host: z.string().default(''),
    port: z.int().default(587),
    user: z.string().default(''),
    from: z.string().default(''),
  }),
)

/** Separate key, excluded from backups (db/secrets.ts). */
const secret = storedSetting('mail_password', z.object({ password: z.string().default('') }))

export interface MailServer {
  host: string
  port: number
  /** Blank for no authentication. */
  user: string
  password: string
  from: string
}

export const NO_MAIL_SERVER: MailServer = { host: '', port: 587, user: '', password: '', from: '' }

export const storedMail = (db: Db): MailServer => ({ ...stored.get(db), ...secret.get(db) })

export function storeMail(db: Db, { password, ...server }: MailServer): void {
  stored.set(db, server)
  secret.set(db, { password })
}

/** SMTP_URL, else the admins' server; null for none. */
export function mailServer(db: Db, config: Config): string | MailServer | null {
  if (config.smtpUrl) return config.smtpUrl
  const server = storedMail(db)
  return server.host === '' ? null : server
}

type Sender = string | { name: string; address: string }

/** MAIL_FROM, else the admins' setting, else `unsetSender`; a bare address gets the community's name. @param server may be under test. */
export function senderOf(
  db: Db,
  config: Config,
  server = mailServer(db, config),
  { from } = stored.get(db),
): Sender {
  const set = config.mailFromGiven ? config.mailFrom : from
  if (set === '') return unsetSender(db, config, server)
  return addressIn(set) === set ? { name: communityName(db), address: set } : set
}

const communityName = (db: Db) => siteView(db).name.replaceAll(/\s+/g, ' ')

/** Sender if none is set. Many servers only accept the address of the signed-in user; without one it is a no-reply address. */
export const unsetSender = (db: Db, config: Config, server: string | MailServer | null) => ({
  name: communityName(db),
  address: addressOfUser(server) ?? addressIn(config.mailFrom),
})

/** The user name for the server if it is an email address; otherwise null. */
export function addressOfUser(server: string | MailServer | null): string | null {
  const user = typeof server === 'string' ? partOfUrl(server, 'username') : server?.user
  return z.email({ pattern: EMAIL }).safeParse(user?.toLowerCase()).success ? user! : null
}

export function mailFromAddress(db: Db, config: Config): string {
  const sender = senderOf(db, config)
  return typeof sender === 'string' ? addressIn(sender) : sender.address
}

const addressIn = (from: string): string => /[^\s<>]+@[^\s<>]+/.exec(from)![0]

/** Encodings of the password in SMTP: AUTH PLAIN (RFC 4616), AUTH LOGIN, and plain; none without one. */
function formsOfPassword(server: string | MailServer | null): string[] {
  const { user, password } =
    typeof server === 'string'
      ? { user: partOfUrl(server, 'username'), password: partOfUrl(server, 'password') }
      : (server ?? { user: '', password: '' })
  if (password === '') return []
  const sent = [`\0${user}\0${password}`, password].map((text) => Buffer.from(text).toString('base64'))
  return [...sent, password]
}

function partOfUrl(url: string, part: 'username' | 'password'): string {
  const text = new URL(url)[part]
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Detects an error of nodemailer 10.6.0's pool: the connection was closed twice before the mail was sent. The error then has nodemailer's
 * own text instead of a response.
 */
const isClosed = ({ code, command, response }: SmtpError) =>
  code === 'ECONNECTION' && command === undefined && response === undefined

/** The server's response, or the connection error, on one line without the password. */
export function serverWords(error: SmtpError, server: string | MailServer | null): string {
  const said = isClosed(error) ? m.place_mail_connection_closed() : error.response || error.message
  return formsOfPassword(server)
    .reduce((text, form) => text.replaceAll(form, '…'), said.replaceAll(/\s+/g, ' '))
    .slice(0, 300)
}
