import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { imageUrl } from '../../../../server/platform/images/image-view.ts'
import { findImage } from '../../../../server/platform/images/images-queries.ts'
import { testApp } from '../../../helpers/app.ts'
import { testPictures } from '../../../helpers/items.ts'

t.test(
  'the site is something to install, under its own name and colour, with icons of its own',
  async (t) => {
    const app = await testApp(t)
    const manifest = await app.inject('/manifest.webmanifest')
    t.match(manifest.headers['content-type'], /^application\/manifest\+json/)
    const { icons, ...said } = manifest.json()
    t.match(said, {
      name: 'Swapyard',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#065f46',
    })
    t.strictSame(
      icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '512x512 maskable'],
    )
    for (const { src, sizes } of icons) {
      const { rawPayload, headers, statusCode } = await app.inject(src)
      t.equal(statusCode, 200)
      t.equal(headers['content-type'], 'image/png')
      const { width, height, format } = await sharp(rawPayload).metadata()
      t.equal(`${width}x${height}`, sizes)
      t.equal(format, 'png')
    }
    const touch = await app.inject('/apple-touch-icon.png')
    t.equal((await sharp(touch.rawPayload).metadata()).width, 180)
    const ico = (await app.inject('/favicon.ico')).rawPayload
    t.strictSame([...ico.subarray(0, 6)], [0, 0, 1, 0, 1, 0])
    t.equal(ico.readUInt32LE(14), ico.length - 22)
    t.equal((await sharp(ico.subarray(22)).metadata()).format, 'png')
    const { body } = await app.inject('/')
    for (const link of ['manifest', 'apple-touch-icon', 'icon', 'alternate']) t.match(body, `rel="${link}"`)
  },
)

t.test('another colour makes other icons', async (t) => {
  const app = await testApp(t)
  const before = (await app.inject('/manifest.webmanifest')).json()
  app.db.$client.exec(
    `UPDATE content SET value = json_set(value, '$.accent', '#aa0000', '$.name', 'Tauschrausch') WHERE key = 'header_footer'`,
  )
  const after = (await app.inject('/manifest.webmanifest')).json()
  t.match(after, { name: 'Tauschrausch', short_name: 'Tauschrausch' })
  t.not(after.icons[0].src, before.icons[0].src)
  app.db.$client.exec(
    "UPDATE content SET value = json_set(value, '$.name', 'Tauschgarten🌻') WHERE key = 'header_footer'",
  )
  const flowery = (await app.inject('/manifest.webmanifest')).json()
  t.match(flowery, { name: 'Tauschgarten🌻', short_name: 'Tauschgarten' })
  app.db.$client.exec(
    "UPDATE content SET value = json_set(value, '$.name', 'Tauschkiste🌻') WHERE key = 'header_footer'",
  )
  const half = (await app.inject('/manifest.webmanifest')).json().short_name
  t.equal(half, 'Tauschkiste', 'no half of a flower')
  app.db.$client.exec(
    "UPDATE content SET value = json_set(value, '$.name', 'The Garden Swap') WHERE key = 'header_footer'",
  )
  const words = (await app.inject('/manifest.webmanifest')).json().short_name
  t.equal(words, 'The Garden', 'whole words')
  const { data } = await sharp((await app.inject(after.icons[2].src)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  t.ok(data[0]! > 100 && data[1]! < 60, 'red to the edge, since a system cuts it')
})

t.test('while the file of the logo is missing, the icons are drawn without it', async (t) => {
  const app = await testApp(t)
  const plain = (await app.inject('/icon-192.png')).rawPayload
  const [id] = await testPictures(app)
  const { hash, width } = findImage(app.db, id!)!
  app.db.$client
    .prepare(
      `UPDATE content SET value = json_set(value, '$.logo', ?), version = version + 1 WHERE key = 'header_footer'`,
    )
    .run(imageUrl(hash, width))
  const withLogo = await app.inject('/icon-192.png')
  t.notSame(withLogo.rawPayload, plain)
  rmSync(join(app.config.uploadsDir, hash.slice(0, 2)), { recursive: true })
  for (const path of ['/icon-192.png', '/favicon.ico'])
    t.equal((await app.inject(path)).statusCode, 200, path)
  t.same((await app.inject('/icon-192.png')).rawPayload, plain)
})

t.test('the service worker is small, and another one for another build', async (t) => {
  const app = await testApp(t)
  const packed = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br' } })
  t.match(packed.headers, { 'content-encoding': 'br', 'cache-control': 'no-cache' })
  t.ok(packed.rawPayload.length < 4096, `${packed.rawPayload.length} bytes`)
  const { body, headers } = await app.inject('/sw.js')
  t.match(headers['content-type'], /javascript/)
  t.match(body, /^const VERSION="[\w-]{12}",SHELL=\["\/offline"/)
  t.doesNotThrow(() => new Function(body))
  t.equal((await app.inject('/offline')).statusCode, 200)
})
