import sharp from 'sharp'
import t from 'tap'
import { testApp } from '../../helpers/app.ts'

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
  const { data } = await sharp((await app.inject(after.icons[2].src)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  t.ok(data[0]! > 100 && data[1]! < 60, 'red to the edge, since a system cuts it')
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
