import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'

t.test('a button, and a heart, say what they are about as the language joins it', async (t) => {
  const app = await testApp(t)
  testItem(app, testAccount(app).id, { name: 'Kayak' })
  const { see } = testModerator(app)
  for (const [language, act, heart] of [
    ['en', 'Take down: Kayak', 'Favourite'],
    ['fr', 'Retirer\u00a0: Kayak', 'Mettre en favori\u00a0:'],
  ] as const) {
    t.match((await see(`/items?lang=${language}`)).html, `aria-label="${act}"`)
    t.match((await app.inject(`/?lang=${language}`)).body, `aria-label="${heart}"`)
  }
})
