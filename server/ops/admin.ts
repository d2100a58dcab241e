import { existsSync } from 'node:fs'
import { type Db, openDatabase } from '../../db/open.ts'
import { setAdmin } from '../members/accounts/admins-service.ts'
import { resetLink } from '../members/accounts/resets-service.ts'
import { type Config, readToolConfig } from '../platform/config.ts'
import { cleanEmail } from '../platform/schemas/unseen-shared.ts'
import { NO_MAIL_SERVER, storedMail, storeMail } from '../site/mail/mail-settings.ts'
import { runCommand } from './command.ts'
import { PlainError } from './process.mjs'

type Act = (db: Db, config: Config, email: string) => string

const nobody = (email: string) =>
  new PlainError(`Nobody has joined with ${email}. The account comes first, then this.`)

const grant: Act = (db, _config, email) => {
  if (!setAdmin(db, email, true)) throw nobody(email)
  return `${email} is an admin now.`
}

const revoke: Act = (db, { adminEmails }, email) => {
  if (!setAdmin(db, email, false)) throw nobody(email)
  const named = adminEmails.includes(cleanEmail(email))
  return `${email} is no admin any more.${named ? ' ADMIN_EMAILS still names the address: take it out there too.' : ''}`
}

const reset: Act = (db, config, email) => {
  const link = resetLink({ config, db }, email)
  if (link === null) throw nobody(email)
  const other = config.publicUrlGiven
    ? ''
    : `\nPUBLIC_URL is not set here: put the address of the site for ${config.publicUrl}.`
  return `This link sets a new password. It works once, for 30 minutes:\n${link}${other}`
}

const forgetMail: Act = (db, { smtpUrl }) => {
  const { host } = storedMail(db)
  if (host === '') throw new PlainError('No mail server was set on the page.')
  storeMail(db, NO_MAIL_SERVER)
  const left = smtpUrl ? ' SMTP_URL is used.' : ' Mail stays in the outbox and is printed to the log.'
  return `The mail server ${host} is forgotten.${left}`
}

const WITH_EMAIL = new Map<string | undefined, Act>(Object.entries({ grant, revoke, reset }))

function main(verb: string | undefined, email: string | undefined): string {
  const act = verb === 'forget-mail' ? forgetMail : email && WITH_EMAIL.get(verb)
  if (!act)
    throw new PlainError('Usage: npm run admin -- grant EMAIL, revoke EMAIL, reset EMAIL, or forget-mail')
  const config = readToolConfig(process.env)
  const { databaseFile } = config
  if (!existsSync(databaseFile))
    throw new PlainError(`There is no database at ${databaseFile}. Start the site first.`)
  const db = openDatabase(databaseFile)
  try {
    return act(db, config, email ?? '')
  } finally {
    db.$client.close()
  }
}

const [verb, email] = process.argv.slice(2)
await runCommand('Nothing was changed', () => main(verb, email))
