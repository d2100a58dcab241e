import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import t from 'tap'
import { images } from '../../../../db/schema/index.ts'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { imageUrl } from '../../../../server/platform/images/image-view.ts'
import { storeImage } from '../../../../server/platform/images/images-service.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { testChat } from '../../../helpers/chat.ts'
import { testItem, testPictures } from '../../../helpers/items.ts'
import { firstCategoryId } from '../../../helpers/market.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { twoColours } from '../../../helpers/pictures.ts'

t.test('a stored picture is served for ever, sandboxed, and answers 304 to who has it', async (t) => {
  const app = await testApp(t)
  const id = await storeImage(app.images, await twoColours(800, 600).jpeg().toBuffer())
  const { hash } = app.db.select().from(images).where(eq(images.id, id)).get()!
  const url = imageUrl(hash, 320)

  const { statusCode, headers, rawPayload } = await app.inject(url)
  t.equal(statusCode, 200)
  t.match(headers, {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': /sandbox/,
    etag: String,
  })
  t.equal(rawPayload.toString('latin1', 8, 12), 'WEBP')

  const again = await app.inject({ url, headers: { 'if-none-match': headers.etag as string } })
  t.match(again, { statusCode: 304, body: '' })
  const head = await app.inject({ method: 'HEAD', url })
  t.match(head, { statusCode: 200, body: '' })
  t.equal(Number(head.headers['content-length']), rawPayload.length)
})

t.test('a stored picture has a JPEG for previews elsewhere', async (t) => {
  const app = await testApp(t)
  const drawn = await twoColours(1400, 700).png().toBuffer()
  const id = await storeImage(app.images, drawn)
  const { hash } = app.db.select().from(images).where(eq(images.id, id)).get()!
  const { statusCode, headers, rawPayload } = await app.inject(`/uploads/${hash}-preview.jpg`)
  t.equal(statusCode, 200)
  t.match(headers, {
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': /sandbox/,
  })
  t.match(await sharp(rawPayload).metadata(), { format: 'jpeg', width: 1200, height: 600 })
  t.equal((await app.inject(`/uploads/${'0'.repeat(32)}-preview.jpg`)).statusCode, 404)
})

t.test(
  'a picture that only hidden items show is gone but for owners, admins and who was offered it',
  async (t) => {
    const { app, ada, bob, eve, call } = await testChat(t)
    const { admin, act } = testModerator(app)
    const [own, shared] = await testPictures(app, 2)
    const offered = testItem(app, bob.id, { image_ids: [own!, shared!] })
    testItem(app, ada.id, { image_ids: [shared!] })
    const wanted = testItem(app, ada.id)
    const asked = await call(bob, 'POST', '/exchange-request', {
      name: 'Lamp',
      description: 'Warm light',
      condition: 'Old',
      product_category_id: firstCategoryId(app),
      message: 'Shall we?',
      requested_product_id: wanted,
      offered_product_id: offered,
    })
    t.equal(asked.status, 200)
    const urlOf = (id: number) =>
      imageUrl(app.db.select().from(images).where(eq(images.id, id)).get()!.hash, 320)
    const open = (id: number, who?: { token: string }) =>
      app.inject({ url: urlOf(id), ...(who ? { cookies: { swapyard_token: who.token } } : {}) })
    const FOR_EVER = 'public, max-age=31536000, immutable'
    t.match(await open(own!), { statusCode: 200, headers: { 'cache-control': FOR_EVER } })

    t.equal((await act('POST', `/items/${offered}/hiding`)).status, 200)
    for (const who of [undefined, eve]) {
      const { hash } = app.db.select().from(images).where(eq(images.id, own!)).get()!
      const cookies = { swapyard_token: who?.token ?? '' }
      t.equal((await app.inject({ url: `/uploads/${hash}-preview.jpg`, cookies })).statusCode, 404)
      const gone = await open(own!, who)
      t.match(gone, { statusCode: 404, headers: { 'cache-control': /max-age=60$/ } })
      t.equal(
        gone.body,
        (await app.inject(imageUrl('0'.repeat(32), 320))).body,
        'as if it had never been there',
      )
    }
    for (const who of [bob, ada, admin])
      t.match(await open(own!, who), { statusCode: 200, headers: { 'cache-control': 'private, no-cache' } })
    t.match(await open(shared!), { statusCode: 200, headers: { 'cache-control': FOR_EVER } })
    const { hash } = app.db.select().from(images).where(eq(images.id, own!)).get()!
    app.db.$client.exec("INSERT INTO content (key, value) VALUES ('test', '')")
    for (const [shown, undone] of [
      [`accounts SET avatar_image_id = ${own} WHERE id = ${eve.id}`, 'accounts SET avatar_image_id = NULL'],
      [`categories SET image_id = ${own} WHERE id = 1`, 'categories SET image_id = NULL'],
      [`content SET value = value || '${hash}'`, `content SET value = replace(value, '${hash}', '')`],
      [`pages SET body = body || '${hash}'`, `pages SET body = replace(body, '${hash}', '')`],
    ] as const) {
      app.db.$client.exec(`UPDATE ${shown}`)
      t.match(await open(own!), { statusCode: 200, headers: { 'cache-control': FOR_EVER } }, shown)
      app.db.$client.exec(`UPDATE ${undone}`)
      t.equal((await open(own!)).statusCode, 404)
    }

    t.equal((await act('DELETE', `/items/${offered}/hiding`)).status, 200)
    t.match(await open(own!), { statusCode: 200, headers: { 'cache-control': FOR_EVER } })
  },
)

t.test('a missing picture is a 404 that draws something and is soon asked for again', async (t) => {
  const app = await testApp(t)
  const response = await app.inject(imageUrl('0'.repeat(32), 640))
  t.equal(response.statusCode, 404)
  t.equal(response.headers['content-type'], 'image/svg+xml')
  t.match(response.headers['cache-control'], /max-age=60$/)
  t.match(response.body, /^<svg/)
})

t.test('nothing but pictures is served from the uploads folder', async (t) => {
  const app = await testApp(t)
  for (const folder of ['attachments', '.aside', '00']) {
    mkdirSync(join(app.config.uploadsDir, folder), { recursive: true })
    writeFileSync(join(app.config.uploadsDir, folder, 'secret.webp'), 'secret')
  }
  const names = [
    'attachments/secret.webp',
    '.aside/secret.webp',
    '00/secret.webp',
    'secret.webp',
    '..%2f..%2fpackage.json',
    `${'0'.repeat(32)}-320.webp%00.html`,
    '%2e%2e/test.sqlite',
    '',
  ]
  for (const name of names) {
    const response = await app.inject(`/uploads/${name}`)
    t.equal(response.statusCode, 404, name)
    t.notMatch(response.body, 'secret')
  }
})

t.test('an uploads folder that cannot be made stops the start with a word on it', async (t) => {
  const env = testEnvironment(t)
  writeFileSync(env.UPLOADS_DIR!, 'a file in the way')
  await t.rejects(buildApp(readConfig(env)), { name: 'ConfigError', message: /^UPLOADS_DIR / })
})
