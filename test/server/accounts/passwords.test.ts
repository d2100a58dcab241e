import t from 'tap'
import { isCommonPassword } from '../../../server/accounts/common-passwords.ts'
import { hashPassword, verifyPassword } from '../../../server/accounts/passwords.ts'
import { PASSWORD_HASH } from '../../../server/limits.ts'

t.test('a password is kept as argon2id with its cost, and is recognised again', async (t) => {
  const hash = await hashPassword('correct horse')
  t.match(hash, /^\$argon2id\$v=19\$m=47104,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  t.equal(await verifyPassword(hash, 'correct horse'), true)
  t.equal(await verifyPassword(hash, 'correct horse '), false)
  t.not(await hashPassword('correct horse'), hash, 'each has a salt of its own')
})

t.test('a hash of another cost is still understood', async (t) => {
  // Of the password `password`, with the salt `somesalt`.
  const foreign = '$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$qLml5cbqFAO6YxVHhrSBHP0UWdxrIxkNcM8aMX3blzU'
  t.equal(await verifyPassword(foreign, 'password'), true)
  t.equal(await verifyPassword(foreign, 'passwore'), false)
})

t.test('an accent counts the same however the keyboard composes it', async (t) => {
  t.equal(await verifyPassword(await hashPassword('caf\u00e9 123'), 'cafe\u0301 123'), true)
})

t.test('no account, and a hash that is none, match no password', async (t) => {
  t.equal(await verifyPassword(undefined, 'x'), false)
  for (const hash of ['', '-', '$argon2id$', '$2b$10$abc']) t.equal(await verifyPassword(hash, 'x'), false)
})

t.test('more hashes than the queue holds are turned away, the others are all made', async (t) => {
  const all = PASSWORD_HASH.atOnce + PASSWORD_HASH.waiting
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAAAAAAAAAAAAAAAAAA'
  const results = await Promise.allSettled(Array.from({ length: all + 5 }, () => verifyPassword(cheap, 'x')))
  t.equal(results.filter(({ status }) => status === 'fulfilled').length, all)
  for (const result of results.slice(all)) t.match(result, { reason: { status: 503 } })
  t.equal(await verifyPassword(cheap, 'x'), false, 'and afterwards there is room again')
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
