import { argon2Sync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { accounts } from '../../db/schema/index.ts'

export const PASSWORD = 'correct horse battery'

const salt = Buffer.from('sixteen bytes...')
const cheap = argon2Sync('argon2id', {
  message: PASSWORD,
  nonce: salt,
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
})
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The argon2id hash of PASSWORD with minimal cost, to keep tests fast. */
const CHEAP_HASH = `$argon2id$v=19$m=8,t=1,p=1$${base64(salt)}$${base64(cheap)}`

/** A signed-in account, without full password hashing. `bearer` are the headers of its calls. */
export function testAccount(
  app: FastifyInstance,
  { isAdmin, ...values }: Partial<typeof accounts.$inferInsert> & { isAdmin?: boolean } = {},
): { id: number; email: string; token: string; bearer: { authorization: string } } {
  const row = app.db
    .insert(accounts)
    .values({
      name: 'Ada Example',
      email: `person-${crypto.randomUUID()}@example.test`,
      phoneNumber: '+15550102030',
      address: 'Springfield',
      passwordHash: CHEAP_HASH,
      mailProvedAt: new Date(),
      termsAcceptedAt: new Date(),
      ...(isAdmin ? { role: 'admin' } : {}),
      ...values,
    })
    .returning({ id: accounts.id, email: accounts.email })
    .get()
  const token = app.sessions.start(row.id)
  return { ...row, token, bearer: { authorization: `Bearer ${token}` } }
}
