import { existsSync } from 'node:fs'
import { openDatabase } from '../../db/open.ts'
import { setAdmin } from '../members/accounts/admins-service.ts'
import { readToolConfig } from '../platform/config.ts'
import { cleanEmail } from '../platform/schemas/unseen-shared.ts'
import { runCommand } from './command.ts'
import { PlainError } from './process.mjs'

/** `npm run admin -- grant EMAIL` and `revoke EMAIL`, from the machine of the site, running or not. */
function main(verb: string | undefined, email: string | undefined): string {
  if ((verb !== 'grant' && verb !== 'revoke') || !email) {
    throw new PlainError('Usage: npm run admin -- grant EMAIL, or revoke EMAIL')
  }
  const { databaseFile, adminEmails } = readToolConfig(process.env)
  if (!existsSync(databaseFile))
    throw new PlainError(`There is no database at ${databaseFile}. Start the site first.`)
  const db = openDatabase(databaseFile)
  try {
    if (!setAdmin(db, email, verb === 'grant')) {
      throw new PlainError(`Nobody has joined with ${email}. The account comes first, then this.`)
    }
  } finally {
    db.$client.close()
  }
  if (verb === 'grant') return `${email} is an admin now.`
  const named = adminEmails.includes(cleanEmail(email))
  return `${email} is no admin any more.${named ? ' ADMIN_EMAILS still names the address: take it out there too.' : ''}`
}

const [verb, email] = process.argv.slice(2)
await runCommand('Nothing was changed', () => main(verb, email))
