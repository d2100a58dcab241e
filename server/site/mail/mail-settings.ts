import { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { EMAIL } from '../../platform/schemas/unseen-shared.ts'
import { storedSetting } from '../../platform/settings/stored-setting.ts'
import { siteView } from '../content/content-service.ts'
import type { SmtpError } from './smtp-answers.ts'

/** The mail server that admins have set on /admin/settings. Without a host there is none. */
const stored = storedSetting(
  'mail',
  z.object({
    host: z.string().default(''),
    port: z.int().default(587),
    user: z.string().default(''),
    from: z.string().default(''),
  }),
)

/** Apart, so that no backup holds it (db/secrets.ts). */
const secret = storedSetting('mail_password', z.object({ password: z.string().default('') }))

/** A server that takes mail, and how to sign in there. */
export interface MailServer {
  host: string
  port: number
  /** Blank where none is asked for. */
  user: string
  password: string
  /** Blank for the default. */
  from: string
}

/** As stored while none is set. */
export const NO_MAIL_SERVER: MailServer = { host: '', port: 587, user: '', password: '', from: '' }

/** What admins have set; the host is blank where they have set nothing. */
export const storedMail = (db: Db): MailServer => ({ ...stored.get(db), ...secret.get(db) })

export function storeMail(db: Db, { password, ...server }: MailServer): void {
  stored.set(db, server)
  secret.set(db, { password })
}

/** How mail goes out: by SMTP_URL where it is set, else by what admins have set; null for not at all. */
export function mailServer(db: Db, config: Config): string | MailServer | null {
  if (config.smtpUrl) return config.smtpUrl
  const server = storedMail(db)
  return server.host === '' ? null : server
}

type Sender = string | { name: string; address: string }

/**
 * Who mail is from that has no sender of its own: MAIL_FROM where it is set, else what admins have set, else as `unsetSender`. An
 * address alone is given the name of the community, by which people know it.
 *
 * @param server the one that mail goes to, and what admins have set beside it: those of the site, or those that are tried.
 */
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

/**
 * Who mail is from while nobody has set it: the community by its name, at the address with which it signs in to the server,
 * since many take mail from no other. Where no address is used for that it is one that nobody reads.
 */
export const unsetSender = (db: Db, config: Config, server: string | MailServer | null) => ({
  name: communityName(db),
  address: addressOfUser(server) ?? addressIn(config.mailFrom),
})

/** The user of a server, where that is an email address; null where it is not. */
export function addressOfUser(server: string | MailServer | null): string | null {
  const user = typeof server === 'string' ? partOfUrl(server, 'username') : server?.user
  return z.email({ pattern: EMAIL }).safeParse(user?.toLowerCase()).success ? user! : null
}

/** The address alone of who mail is from. */
export function mailFromAddress(db: Db, config: Config): string {
  const sender = senderOf(db, config)
  return typeof sender === 'string' ? addressIn(sender) : sender.address
}

const addressIn = (from: string): string => /[^\s<>]+@[^\s<>]+/.exec(from)![0]

/** The texts in which a server is told its password: by AUTH PLAIN (RFC 4616), by AUTH LOGIN, and the password itself; none without one. */
function formsOfPassword(server: string | MailServer | null): string[] {
  const { user, password } =
    typeof server === 'string'
      ? { user: partOfUrl(server, 'username'), password: partOfUrl(server, 'password') }
      : (server ?? { user: '', password: '' })
  if (password === '') return []
  const sent = [`\0${user}\0${password}`, password].map((text) => Buffer.from(text).toString('base64'))
  return [...sent, password]
}

/** As it was meant: in an address some signs are written as %40. */
function partOfUrl(url: string, part: 'username' | 'password'): string {
  const text = new URL(url)[part]
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The pool of nodemailer 10.6.0 gives this, with words of its own, if a connection was closed twice before the mail could go. */
const isClosed = ({ code, command, response }: SmtpError) =>
  code === 'ECONNECTION' && command === undefined && response === undefined

/**
 * What a server has said, in one line and without the password, whatever it repeats of it; what is wrong with the line to it
 * where it has said nothing.
 */
export function serverWords(error: SmtpError, server: string | MailServer | null): string {
  const said = isClosed(error) ? m.place_mail_connection_closed() : error.response || error.message
  return formsOfPassword(server)
    .reduce((text, form) => text.replaceAll(form, '…'), said.replaceAll(/\s+/g, ' '))
    .slice(0, 300)
}
