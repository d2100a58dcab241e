import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid, unavailable } from '../../platform/errors.ts'
import { rangeOf } from '../../platform/http/network.ts'
import { FairQueue, NOBODY as NO_ACCOUNT } from '../../platform/queues/fair-queue.ts'
import { PASSWORD_HASH } from '../limits.ts'
import { isCommonPassword } from './common-passwords.ts'

const derive = promisify(argon2)
const { memory, passes, parallelism, atOnce, waiting } = PASSWORD_HASH
const tooCommon = () => m.accounts_password_common()
const SALT_BYTES = 16
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export type Asker = { accountId: number } | { address: string }

/** For demo data and setup. */
export const SITE_ITSELF: Asker = { accountId: NO_ACCOUNT }

/** Fair queueing counts an IPv6 /48 as one client. */
const turnOf = (asker: Asker) => ('accountId' in asker ? `${asker.accountId}` : rangeOf(asker.address))

let running = 0
const queue = new FairQueue<{ begin(): void; refuse(): void }, string>(waiting)

/** A hash takes 46 MiB and a core: a few run in parallel, others wait in a fair queue, and beyond its limit get 503. */
async function inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    await new Promise<void>((begin, reject) => {
      const refuse = () => reject(unavailable())
      queue.push(turnOf(asker), { begin, refuse })?.refuse()
    })
  } else running++
  try {
    return await work()
  } finally {
    const next = queue.take()
    if (next) next.begin()
    else running--
  }
}

/** Without normalization, the same accented password could differ between keyboards (RFC 8265, section 4.2). */
const normal = (password: string) => password.normalize('NFKC')

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** argon2id in PHC format (docs/security.md). @param asker for fair scheduling. @throws AppError 503 too many waiting hashes */
export async function hashPassword(password: string, asker: Asker): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const cost = { memory, passes, parallelism, tagLength: TAG_BYTES }
  const tag = await inTurn(asker, () => derive('argon2id', { message: normal(password), nonce, ...cost }))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** For a newly chosen password. @param field for errors. @throws AppError 422 common password; 503 too many waiting hashes */
export async function hashChosenPassword(password: string, field: string, asker: Asker): Promise<string> {
  if (isCommonPassword(password)) throw invalid({ [field]: [tooCommon()] })
  return hashPassword(password, asker)
}

/** Hash for unknown accounts: the check takes the same time and always fails. */
const NOBODY = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(TAG_BYTES))}`

/** Without a hash returns false after the same time. @throws AppError 503 too many waiting hashes */
export async function verifyPassword(
  hash: string | undefined,
  password: string,
  asker: Asker,
): Promise<boolean> {
  const [, m, t, p, salt = '', tag = ''] = PHC.exec(hash ?? NOBODY) ?? []
  const expected = Buffer.from(tag, 'base64')
  if (expected.length === 0) return false
  const actual = await inTurn(asker, () =>
    derive('argon2id', {
      message: normal(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(m),
      passes: Number(t),
      parallelism: Number(p),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(actual, expected)
}
