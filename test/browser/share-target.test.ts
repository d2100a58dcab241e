import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { photo } from '../helpers/item-form.ts'

t.test('what another app shares becomes drafts, also offline', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const pictures = [await photo(300), await photo(316)].map(({ buffer }) => buffer.toString('base64'))
  const share = () =>
    page.evaluate(async (pictures) => {
      const form = new FormData()
      form.set('title', 'Kettle')
      form.set('text', 'Whistles')
      for (const [at, picture] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
        form.append('images', new File([bytes], `gallery-${at}.png`, { type: 'image/png' }))
      }
      const { url } = await fetch('/uploaditem/share', { method: 'POST', body: form, redirect: 'manual' })
      return url
    }, pictures)
  await page.context().setOffline(true)
  await share()
  await page.context().setOffline(false)
  await goAwake(page, '/uploaditem/many?shared=4')
  const cards = page.locator('.draft')
  await cards.nth(1).waitFor()
  t.equal(await cards.nth(0).getByLabel('Item Name *').inputValue(), 'Kettle')
  t.equal(await cards.nth(0).getByLabel('Description').inputValue(), 'Whistles')
  t.equal(await cards.nth(1).getByLabel('Item Name *').inputValue(), '')
  t.equal(await page.locator('.draft img').count(), 2)
  t.equal(await page.evaluate(() => caches.has('shared')), false, 'nothing is made twice')
  const manifest = (await app.inject('/manifest.webmanifest')).json()
  t.strictSame(manifest.share_target, {
    action: '/uploaditem/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'images', accept: ['image/*'] }],
    },
  })
})
