import t from 'tap'
import { images, items } from '../../../../db/schema/index.ts'
import { testApp, testServer } from '../../../helpers/app.ts'
import { photo } from '../../../helpers/item-form.ts'

const MB = 1024 * 1024

async function shared() {
  const form = new FormData()
  form.set('title', 'Kettle')
  form.append('images', new File([(await photo(320)).buffer], 'kettle.jpg', { type: 'image/jpeg' }))
  return form
}

t.test('a share that reaches the server is dropped, and the page asks to try again', async (t) => {
  const { app, origin } = await testServer(t)
  // Headers as Chromium sends them for the app that shares: the request is from no page.
  for (const headers of [
    {},
    { origin: 'null', 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    const { status, headers: got } = await fetch(`${origin}/uploaditem/share`, {
      method: 'POST',
      body: await shared(),
      headers: headers as Record<string, string>,
      redirect: 'manual',
    })
    t.equal(status, 303)
    t.equal(got.get('location'), '/uploaditem/many?shared=0')
    t.equal(got.get('set-cookie'), null)
  }
  t.equal((await fetch(`${origin}/uploaditem/share`, { method: 'POST', redirect: 'manual' })).status, 303)
  t.strictSame([...app.db.select().from(items).all(), ...app.db.select().from(images).all()], [])
})

t.test('a share of more than 100 MB is refused (413), announced or not', async (t) => {
  const app = await testApp(t)
  const post = (payload: Buffer) =>
    app.inject({
      method: 'POST',
      url: '/uploaditem/share',
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
  t.equal((await post(Buffer.alloc(100 * MB))).statusCode, 303)
  t.equal((await post(Buffer.alloc(100 * MB + 1))).statusCode, 413)
  const { origin } = await testServer(t)
  const parts = new ReadableStream({
    pull(controller) {
      if (sent++ > 100) return controller.close()
      controller.enqueue(new Uint8Array(MB))
    },
  })
  let sent = 0
  const { status } = await fetch(`${origin}/uploaditem/share`, {
    method: 'POST',
    body: parts,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    redirect: 'manual',
  } as RequestInit)
  t.equal(status, 413)
})
