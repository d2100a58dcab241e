import t from 'tap'
import { isCommonPassword } from '../../../../server/members/accounts/common-passwords.ts'
import { hashPassword, SITE_ITSELF, verifyPassword } from '../../../../server/members/accounts/passwords.ts'
import { PASSWORD_HASH } from '../../../../server/members/limits.ts'

t.test('a password is stored as argon2id with its cost, and verified', async (t) => {
  const hash = await hashPassword('correct horse', SITE_ITSELF)
  t.match(hash, /^\$argon2id\$v=19\$m=47104,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  t.equal(await verifyPassword(hash, 'correct horse', SITE_ITSELF), true)
  t.equal(await verifyPassword(hash, 'correct horse ', SITE_ITSELF), false)
  t.not(await hashPassword('correct horse', SITE_ITSELF), hash, 'each has a salt of its own')
})

t.test('a hash of another cost is still understood', async (t) => {
  // Hash of `password` with the salt `somesalt`.
  const foreign = '$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$qLml5cbqFAO6YxVHhrSBHP0UWdxrIxkNcM8aMX3blzU'
  t.equal(await verifyPassword(foreign, 'password', SITE_ITSELF), true)
  t.equal(await verifyPassword(foreign, 'passwore', SITE_ITSELF), false)
})

t.test('an accent counts the same however the keyboard composes it', async (t) => {
  t.equal(
    await verifyPassword(await hashPassword('caf\u00e9 123', SITE_ITSELF), 'cafe\u0301 123', SITE_ITSELF),
    true,
  )
})

t.test('no account, and a hash that is none, match no password', async (t) => {
  t.equal(await verifyPassword(undefined, 'x', SITE_ITSELF), false)
  for (const hash of ['', '-', '$argon2id$', '$2b$10$abc'])
    t.equal(await verifyPassword(hash, 'x', SITE_ITSELF), false)
})

t.test('more hashes than the queue holds are turned away, the others are all made', async (t) => {
  const all = PASSWORD_HASH.atOnce + PASSWORD_HASH.waiting
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAAAAAAAAAAAAAAAAAA'
  const results = await Promise.allSettled(
    Array.from({ length: all + 5 }, () => verifyPassword(cheap, 'x', SITE_ITSELF)),
  )
  t.equal(results.filter(({ status }) => status === 'fulfilled').length, all)
  for (const result of results.slice(all)) t.match(result, { reason: { status: 503 } })
  t.equal(await verifyPassword(cheap, 'x', SITE_ITSELF), false, 'and afterwards there is room again')
})

t.test('one address, or a whole /48, that fills the queue keeps nobody else from signing in', async (t) => {
  const { atOnce, waiting } = PASSWORD_HASH
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAAAAAAAAAAAAAAAAAA'
  for (const attacker of [() => '203.0.113.1', (at: number) => `2001:db8:7:${at.toString(16)}::1`]) {
    const order: string[] = []
    const ask = (address: string, who: string) =>
      verifyPassword(cheap, 'x', { address }).then(() => order.push(who))
    const flood = Promise.allSettled(
      Array.from({ length: atOnce + waiting }, (_, at) => ask(attacker(at), 'attacker')),
    )
    const others = ['192.0.2.7', '198.51.100.2', '2001:db8:8::1'].map((address) => ask(address, 'other'))
    await Promise.all(others)
    const turn = order.lastIndexOf('other')
    t.ok(
      turn <= atOnce + 2 * others.length,
      `each has the next turn but one: the last was number ${turn + 1}`,
    )
    const refused = (await flood).filter(({ status }) => status === 'rejected')
    t.equal(refused.length, others.length, 'it is the flood’s own that gives way')
    for (const result of refused) t.match(result, { reason: { status: 503 } })
  }
})

t.test(
  'the hundred thousand most used passwords are known, however their letters are capitalised',
  async (t) => {
    for (const password of ['abcdef', '123456', 'PassWord1', 'sunshine']) {
      t.equal(isCommonPassword(password), true, password)
    }
    for (const password of ['', '\n', '123456\npassword', 'correct horse battery staple', 'six6x!']) {
      t.equal(isCommonPassword(password), false, JSON.stringify(password))
    }
  },
)
