import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { overview } from '../../../../server/admin/console/overview-service.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'
import { filesWith } from '../../../helpers/backups.ts'
import { calling } from '../../../helpers/calling.ts'
import { formPayload } from '../../../helpers/form.ts'
import { signUp } from '../../../helpers/joining.ts'
import { firstCategoryId } from '../../../helpers/market.ts'
import { noisy } from '../../../helpers/pictures.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { until } from '../../../helpers/until.ts'

const PASSWORD = 'correct horse'
/** A word that is in all texts of the neighbour who leaves. */
const MARK = 'Zwqvjk'
const LEAVER = {
  name: `Nora ${MARK}`,
  email: `nora.${MARK}@example.test`.toLowerCase(),
  address: `7 ${MARK} Lane`,
  phone_number: '(202) 555-0191',
}

interface Person {
  id: number
  bearer: { authorization: string }
  token: string
}

const call = async (app: FastifyInstance, ...asked: Parameters<ReturnType<typeof calling>>) =>
  (await calling(app)(...asked)).body

/** Signs in on the current machine. */
async function signIn(app: FastifyInstance, email: string): Promise<Person> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
  })
  const { token, data: user } = answer.json()
  return { id: user.id, token, bearer: { authorization: `Bearer ${token}` } }
}

const post = async (app: FastifyInstance, who: Person, name: string, seed: number) => {
  const form = await formPayload({
    name,
    description: `${name}, in fine shape`,
    trade_preferences: 'a book',
    condition: 'New',
    product_category_id: String(firstCategoryId(app)),
    'images[]': [new File([new Uint8Array(await noisy(120, 120, seed).png().toBuffer())], 'thing.png')],
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/product/store',
    headers: { ...who.bearer, ...form.headers },
    payload: form.payload,
  })
  return answer
}

t.test(
  'Harbour End: from the link of an empty site to neighbours, mail and backups; a second machine takes it over; who leaves is found in no byte',
  async (t) => {
    const smtp = await smtpServer(t, { password: 'of the mail server' })
    const backups = join(temporaryFolder(t), 'backups')
    const first = await testApp(t, testEnvironment(t))
    await first.listen({ host: '127.0.0.1', port: 0 })
    const code = first.settingUp.begin()!

    // Welcome page: one form, followed by an invitation.
    t.match((await first.inject(`/welcome?code=${code}`)).body, 'Welcome to your market')
    const made = await first.inject({
      method: 'POST',
      url: '/api/welcome',
      payload: {
        code,
        site_name: 'Harbour End',
        name: 'Wilma Warden',
        email: 'wilma@example.test',
        phone_number: '(202) 555-0100',
        address: 'Pier 1',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        categories: 'tools',
        join: 'invitation',
        read: 'members',
      },
    })
    t.equal(made.statusCode, 200, made.body)
    const { token, user } = made.json().data
    const wilma: Person = { id: user.id, token, bearer: { authorization: `Bearer ${token}` } }
    const cookies = { swapyard_token: token }
    const done = await first.inject({ url: '/welcome/done', cookies })
    const invitation = /\/join\/([\w-]{22})/.exec(done.body)![1]!

    // Settings of mail and backups.
    const mail = {
      host: '127.0.0.1',
      port: String(smtp.port),
      user: 'market',
      password: 'of the mail server',
      from: 'market@example.test',
    }
    t.match(await call(first, wilma, 'POST', '/admin/mail', mail), { status: true })
    first.backups.diskOf = () => ({ free: 50, size: 100 })
    t.match(await call(first, wilma, 'POST', '/admin/backup-rules', { folder: backups }), { status: true })
    await until(() => smtp.received.length > 0)
    await until(() => readdirSync(backups).some((name) => /-full-.*\.sqlite$/.test(name)))

    // Five neighbours join by that invitation, one of them a moderator; without it joining fails.
    t.equal((await signUp(first)).status, 422)
    const neighbours = []
    for (const changes of [
      LEAVER,
      ...['Otto', 'Pia', 'Quinn', 'Rosa'].map((name) => ({ name, email: `${name}@example.test` })),
    ])
      neighbours.push(await signUp(first, { ...changes, invitation }))
    t.strictSame(
      neighbours.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    )
    const [nora, otto] = neighbours as unknown as [Person, Person]
    t.match(await call(first, wilma, 'POST', `/admin/people/${otto.id}/role`, { role: 'moderator' }), {
      status: true,
    })
    t.equal((await post(first, nora, `Anchor of ${MARK}`, 1)).statusCode, 200)
    t.equal((await post(first, otto, 'Lantern', 2)).statusCode, 200)
    t.match(
      await call(first, nora, 'POST', `/messages/${otto.id}`, { message: 'Is the lantern still there?' }),
      { status: true },
    )
    await until(() => overview(first).last_full_backup_at !== null)
    t.match(overview(first), {
      people: { total: 6 },
      backup_problem: null,
      mail: { trouble: null, problem: null },
      missing_files: 0,
    })

    // The backup file to move.
    await call(first, wilma, 'POST', '/admin/backups')
    let download = (await call(first, wilma, 'GET', '/admin/backups')).data.download
    while (download.state === 'making') {
      await pause(50)
      download = (await call(first, wilma, 'GET', '/admin/backups')).data.download
    }
    const file = (await first.inject({ url: download.url, cookies })).rawPayload
    await first.close()

    // Restore on a second machine's welcome page.
    const env = testEnvironment(t)
    let second = await testApp(t, env)
    let isStarted = false
    second.startAnew = () => {
      isStarted = true
    }
    const headers = { 'x-welcome-code': second.settingUp.begin()! }
    const restore = { url: '/api/welcome/restore', headers } as const
    const sent = await second.inject({
      ...restore,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: file,
    })
    t.equal(sent.statusCode, 200)
    let state = sent.json().data.state
    while (state === 'checking') {
      await pause(50)
      state = (await second.inject(restore)).json().data.state
    }
    t.equal(state, 'waiting')
    t.equal(
      (await second.inject({ ...restore, url: `${restore.url}/start`, method: 'POST' })).statusCode,
      200,
    )
    t.ok(isStarted)
    await second.close()
    second = await testApp(t, env)
    const again = await signIn(second, 'wilma@example.test')
    t.match(
      (await second.inject({ url: '/admin', cookies: { swapyard_token: again.token } })).body,
      'Harbour End',
    )
    t.match(overview(second), { people: { total: 6 }, missing_files: 0, mail: { trouble: 'no_password' } })
    t.equal(second.sessions.find((await signIn(second, 'otto@example.test')).token)?.viewer.role, 'moderator')

    // One of the neighbours deletes the account.
    const folder = dirname(env.DATABASE_FILE!)
    const words = [MARK, MARK.toLowerCase(), '2025550191']
    second.db.$client.pragma('wal_checkpoint(TRUNCATE)')
    t.not(filesWith(folder, words).length, 0, 'before, they are found')
    const leaver = await signIn(second, LEAVER.email)
    t.match(await call(second, leaver, 'DELETE', '/account', { password: PASSWORD }), { status: true })
    t.strictSame(filesWith(folder, words), [])
    const thread = await call(
      second,
      await signIn(second, 'otto@example.test'),
      'GET',
      `/messages/${nora.id}`,
    )
    t.match(JSON.stringify(thread), 'Is the lantern still there?', 'what was said to others stays with them')
  },
)
