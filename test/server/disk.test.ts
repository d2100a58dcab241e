import t, { type Test } from 'tap'
import { testChat } from '../helpers/chat.ts'
import { formPayload } from '../helpers/form.ts'

const LONG = 'All work and no play makes a long message. '.repeat(100)

type Chat = Awaited<ReturnType<typeof testChat>>

/** Reads as visitor and user must succeed. */
async function reads(t: Test, { app, ada, bob, call }: Chat) {
  for (const url of ['/', '/browse', '/api/home', '/healthz']) {
    t.equal((await app.inject(url)).statusCode, 200, url)
  }
  t.equal((await app.inject({ url: '/dashboard', headers: ada.bearer })).statusCode, 200)
  t.equal((await call(ada, 'GET', `/messages/${bob.id}`)).status, 200)
}

t.test('on a nearly full disk uploads are rejected, and everything else works', async (t) => {
  const chat = await testChat(t, { MIN_FREE_MB: '999999999' })
  const { app, ada, bob, send } = chat
  const text = new File(['hello'], 'hello.txt')
  const refused = await send(ada, bob, { message: 'look' }, [text])
  t.equal(refused.status, 507)
  t.match(refused.body, { status: false, message: /almost out of disk space and can’t accept files for now/ })
  const form = await formPayload({ name: 'Kettle', 'images[]': new File(['x'], 'x.png') })
  const item = {
    method: 'POST',
    url: '/api/product/store',
    headers: { ...ada.bearer, ...form.headers },
  } as const
  t.equal((await app.inject({ ...item, payload: form.payload })).statusCode, 507)
  t.equal((await send(ada, bob, { message: 'words still come through' })).status, 200)
  await reads(t, chat)
})

t.test(
  'a database that cannot grow refuses what is written, stays whole, and takes more when it can',
  async (t) => {
    const chat = await testChat(t)
    const { app, ada, bob, send, texts } = chat
    const { $client: sqlite } = app.db
    const pages = sqlite.pragma('page_count', { simple: true }) as number
    sqlite.pragma(`max_page_count = ${pages + 4}`)
    let taken = 0
    let answer = await send(ada, bob, { message: LONG })
    for (; answer.status === 200; taken++) answer = await send(ada, bob, { message: LONG })
    t.equal(answer.status, 507)
    t.match(answer.body, { status: false, message: /^The site has run out of disk space/ })
    t.notOk(sqlite.inTransaction, 'nothing is left half done')
    t.equal((await texts(ada, bob)).length, taken, 'what was acknowledged is there, what was refused is not')
    await reads(t, chat)

    sqlite.pragma(`max_page_count = ${pages + 100_000}`)
    t.equal((await send(ada, bob, { message: LONG })).status, 200)
    t.equal((await texts(bob, ada)).length, taken + 1)
    t.equal(sqlite.pragma('integrity_check', { simple: true }), 'ok')
  },
)
