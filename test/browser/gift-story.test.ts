import { createHash } from 'node:crypto'
import t from 'tap'
import { accounts } from '../../db/schema/index.ts'
import type { Language } from '../../server/platform/catalogues/current.ts'
import { DAY, HOUR } from '../../server/platform/time-shared.ts'
import { keepGiftDeadlines } from '../../server/trading/gifts/gift-rounds-service.ts'
import { askForGift } from '../../server/trading/gifts/gifts-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const WORDS = {
  en: {
    ask: 'Ask for it',
    asked: 'You’ve asked for it. The owner chooses who gets it.',
    suggested: 'Suggested',
    draw: 'How the order was drawn',
    choose: 'Choose',
    other: 'It went to someone else',
    mine: 'You get it',
  },
  de: {
    ask: 'Danach fragen',
    asked: 'Du hast danach gefragt. Wer es verschenkt, wählt aus.',
    suggested: 'Vorschlag',
    draw: 'Wie die Reihenfolge ausgelost wurde',
    choose: 'Auswählen',
    other: 'Ging an jemand anderen',
    mine: 'Du bekommst es',
  },
} satisfies Partial<Record<Language, Record<string, string>>>

for (const [language, words] of Object.entries(WORDS)) {
  t.test(
    `a gift is chosen fairly, and everybody can check it (${language})`,
    { skip: noBrowser },
    async (t) => {
      const { app, origin } = await testServer(t)
      const [gus, ada, bob, cleo] = ['Gus', 'Ada', 'Bob', 'Cleo'].map((name) =>
        testAccount(app, { name, language }),
      )
      app.db
        .update(accounts)
        .set({ createdAt: new Date(Date.now() - 40 * DAY) })
        .run()
      const [image] = await testPictures(app)
      const id = testItem(app, gus!.id, { name: 'Pram', image_ids: [image!], is_gift: true })
      const asker = await newPage(t, { origin, width: 360, as: ada! })
      await asker.page.goto(`/productdetails/${id}`)
      await asker.page.getByRole('button', { name: words.ask }).click()
      await asker.page.getByText(words.asked).waitFor()
      for (const who of [bob!, cleo!]) askForGift(app.db, who.id, id, { message: '' })
      keepGiftDeadlines(app.db, Date.now() + 25 * HOUR)

      const giver = await newPage(t, { origin, width: 1280, as: gus! })
      await giver.page.goto(`/dashboard/gifts/${id}`)
      const rows = giver.page.locator('.acts > li')
      t.equal(await rows.count(), 3)
      const suggested = rows.filter({ hasText: words.suggested })
      t.equal(await suggested.count(), 1)
      const name = (await suggested.locator('a.link').textContent())!.trim()
      await giver.page.getByText(words.draw).click()
      const shown = (await giver.page.locator('.draw li').allTextContents()).join('\n')
      const [commitment, seed] = shown.match(/\b[0-9a-f]{64}\b/g)!
      t.equal(
        createHash('sha256').update(Buffer.from(seed!, 'hex')).digest('hex'),
        commitment,
        'what was published before',
      )
      const tickets = [...shown.matchAll(/ (\d+)[^\n]*?\b([0-9a-f]{64})\b/g)].filter(
        ([, request, ticket]) => createHash('sha256').update(`${seed}:${request}`).digest('hex') === ticket,
      )
      t.equal(tickets.length, 3, 'each ticket is the hash of seed and request')
      await suggested.getByRole('button', { name: words.choose }).click()
      await rows.first().waitFor({ state: 'detached' })

      for (const who of [ada!, bob!, cleo!]) {
        const isChosen =
          app.db.query.accounts.findFirst({ where: (account, { eq }) => eq(account.id, who.id) }).sync()!
            .name === name
        const { page, problems } = who === ada ? asker : await newPage(t, { origin, width: 360, as: who })
        await page.goto('/dashboard/gifts')
        await page
          .getByText(isChosen ? words.mine : words.other)
          .first()
          .waitFor()
        t.strictSame([...problems], [])
      }
      t.strictSame([...giver.problems], [])
    },
  )
}
