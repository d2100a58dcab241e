import t from 'tap'
import { makeWish } from '../../../../server/market/wishes/wishes-service.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'

t.test('home and the item form show unmet demand to members in their language', async (t) => {
  const { app, person, item, category } = await testNeighbours(t)
  const people = ['Ada', 'Bob', 'Cem'].map(person)
  const [ada] = people
  const page = async (path: string, language = 'en', who: typeof ada | null = ada) => {
    const { body } = await app.inject({
      url: path,
      headers: {
        'accept-language': language,
        ...(who && { cookie: `swapyard_token=${who.token}` }),
      },
    })
    return body
  }
  for (const path of ['/', '/uploaditem'])
    t.notOk((await page(path)).includes('looked-for'), 'nothing to show')
  for (const { id } of people)
    makeWish(app.db, id, { text: 'Kayak & <paddle>', product_category_id: category })
  for (const path of ['/', '/uploaditem']) {
    const body = await page(path)
    t.match(body, 'Looked for here')
    t.match(body, 'Kayak &amp; &lt;paddle&gt; in Curiosities')
    t.match(body, '3 people')
    for (const name of ['Bob', 'Cem']) t.notOk(body.includes(name), name)
    t.match(await page(path, 'de'), 'Hier gesucht')
    t.match(await page(path, 'ar'), '3 أشخاص')
  }
  t.notOk((await page('/', 'en', null)).includes('Looked for here'), 'not to visitors')
  item(ada!, 'Kayak with paddle', { product_category_id: category })
  for (const path of ['/', '/uploaditem']) t.notOk((await page(path)).includes('Looked for here'), path)
})
