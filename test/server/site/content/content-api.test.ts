import t from 'tap'
import { content } from '../../../../db/schema/content.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('header and footer are in data.data', async (t) => {
  const app = await testApp(t)
  const response = await app.inject('/api/header-footer')
  t.equal(response.statusCode, 200)
  const body = response.json()
  t.match(body, { status: true, message: String })
  t.match(body.data.data, {
    logo: null,
    description: /^<p>/,
    social_media: [{ id: 1, social_media: 'facebook', profile_link: /^https:/ }],
    address: /\w/,
    copyright_text: /^©/,
  })
})

t.test('the answer holds what is in the database now', async (t) => {
  const app = await testApp(t)
  await app.inject('/api/header-footer')
  app.db
    .update(content)
    .set({ value: { address: '1 Elm Street' } })
    .run()
  t.equal((await app.inject('/api/header-footer')).json().data.data.address, '1 Elm Street')
})
