import t from 'tap'
import { namesOf, testBundle } from '../../../helpers/bundle.ts'
import { formPayload } from '../../../helpers/form.ts'
import { testImage, testItem } from '../../../helpers/items.ts'
import { twoColours } from '../../../helpers/pictures.ts'

// The page for editing an offer's text and images, and its form.

/** As `testBundle`, with the page's content for a user and its form data. */
async function testPage(t: Parameters<typeof testBundle>[0]) {
  const bundle = await testBundle(t)
  const { app, requester, call } = bundle
  /** Props of the form; null without one. */
  const formOf = async (id: number, who = requester) => {
    const url = `/dashboard/exchange-product-update-details?id=${id}`
    const { body } = await app.inject({ url, cookies: { swapyard_token: who.token } })
    const props =
      /data-island="exchange-update-form".*?<script type="application\/json">(.*?)<\/script>/s.exec(body)
    return props && JSON.parse(props[1]!).request
  }
  /** Submits the form with some changes. */
  const save = async (id: number, changes: object = {}) => {
    const { name, description, condition, category, message } = await formOf(id)
    const untouched = { name, description, condition, product_category_id: category.id, message }
    return call(requester, 'POST', `/exchange-request/${id}/offered-product`, { ...untouched, ...changes })
  }
  return { ...bundle, formOf, save }
}

t.test('of several listed things the form is filled with the first, by its own name', async (t) => {
  const { owner, wanted, offered, ofRequester, asked, look, formOf, save } = await testPage(t)
  const id = await asked([wanted], [offered, ...ofRequester])
  t.match(await formOf(id), { name: /^Camera$/, description: /Works as it should/, images: [String] })
  t.equal((await save(id, { message: 'Please!' })).status, 200)
  const { message, offered: things } = await look(owner, id)
  t.equal(message, 'Please!')
  t.strictSame(namesOf(things), ['Camera', 'Lens', 'Tripod', 'Flash'])
})

t.test('in addition to listed items the form has the typed description', async (t) => {
  const { owner, wanted, offered, askByHand, look, formOf, save } = await testPage(t)
  const id = await askByHand(wanted, { 'offered_product_ids[]': String(offered) })
  const before = await look(owner, id)
  t.match(await formOf(id), { name: 'Film', description: /Ten rolls/, condition: 'New', images: [String] })
  t.equal((await save(id)).status, 200)
  const { offered: things } = await look(owner, id)
  t.strictSame(things, before.offered, 'saved untouched it is as before')
  t.match(await formOf(id), { name: 'Film', description: /Ten rolls/ })
})

t.test('all pictures of a listed thing stay, and any of them can be taken off', async (t) => {
  const { app, owner, requester, wanted, asked, call, formOf, save } = await testPage(t)
  const kayak = testItem(app, requester.id, { name: 'Kayak', image_ids: [1, 2, 3].map(() => testImage(app)) })
  const id = await asked([wanted], [kayak])
  const shown = async () => (await call(owner, 'GET', `/exchange-request/${id}/offered-product`)).body.data
  const { images } = await formOf(id)
  t.equal(images.length, 3)
  t.equal((await save(id)).status, 200)
  t.strictSame((await shown()).images, images)
  t.equal((await save(id, { removed_images: [images[0]] })).status, 200)
  t.match(await shown(), { images: images.slice(1), description: /Works as it should/ })
  t.equal((await save(id, { removed_images: images })).status, 422, 'one has to stay')
})

t.test('a picture that is added to a listed thing is shown with its own', async (t) => {
  const { app, owner, requester, wanted, offered, asked, call } = await testPage(t)
  const id = await asked([wanted], [offered])
  const { headers, payload } = await formPayload({
    'images[]': new File([await twoColours(64, 48).png().toBuffer()], 'more.png'),
  })
  const url = `/exchange-request/${id}/offered-product`
  const bearer = { ...headers, ...requester.bearer }
  const sent = await app.inject({ method: 'POST', url: `/api${url}`, headers: bearer, payload })
  t.equal(sent.statusCode, 200)
  const { body } = await call(owner, 'GET', url)
  t.equal(body.data.images.length, 2)
  t.match(body.data, { name: 'Camera', description: /Works as it should/ })
})

t.test('without possible changes there is no form', async (t) => {
  const { owner, requester, wanted, offered, asked, counter, call, formOf } = await testPage(t)
  const id = await asked([wanted], [offered])
  t.ok(await formOf(id))
  t.notOk(await formOf(id, owner), 'it is the other’s')
  await counter(owner, id, 1, [wanted], [offered])
  t.notOk(await formOf(id), 'in one’s own turn')
  await call(requester, 'POST', `/exchange-request/${id}/withdrawal`)
  t.notOk(await formOf(id), 'it is over')
})
