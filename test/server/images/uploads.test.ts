import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import t from 'tap'
import { images } from '../../../db/schema/index.ts'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { imageUrl } from '../../../server/images/image-view.ts'
import { storeImage } from '../../../server/images/images-service.ts'
import { testApp, testEnvironment } from '../../helpers/app.ts'
import { twoColours } from '../../helpers/pictures.ts'

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
