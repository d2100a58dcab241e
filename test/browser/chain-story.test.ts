import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { accounts, items } from '../../db/schema/index.ts'
import { ROOT } from '../../server/ops/process.mjs'
import type { Language } from '../../server/platform/catalogues/current.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { calling } from '../helpers/calling.ts'
import { statusIn, testItem, testPictures } from '../helpers/items.ts'

const skip = noBrowser
const LANGUAGES: Language[] = ['en', 'de']

/** Sentences of a language from its catalogue, with values filled in. */
const speaking =
  (language: Language) =>
  (area: string, key: string, values: Record<string, string> = {}): string => {
    const file = join(ROOT, 'server/platform/catalogues', language, `${area}.json`)
    const text: string = JSON.parse(readFileSync(file, 'utf8'))[key]
    return Object.entries(values).reduce((now, [name, value]) => now.replace(`{${name}}`, value), text)
  }

/** The two sentences about a break: for the one before whom it stopped, and for everybody else. */
const breaks = (text: string) => /yes \{([^}]*)\} other \{([^}]*)\}/.exec(text)!.slice(1) as [string, string]

/** Gus gives a pram away; Ada wants it and has a lamp, Ben wants that and has a drill, Cleo wants the drill. */
async function testNeighbourhood(t: Test, language: Language) {
  const { app, origin } = await testServer(t)
  const [gus, ada, ben, cleo] = ['Gus', 'Ada', 'Ben', 'Cleo'].map((name) =>
    testAccount(app, { name, language }),
  ) as [Account, Account, Account, Account]
  const [image] = await testPictures(app)
  const item = (owner: { id: number }, name: string, values: object = {}) =>
    testItem(app, owner.id, { name, image_ids: [image!], ...values })
  const call = calling(app)
  const grow = () => {
    app.db
      .update(accounts)
      .set({ createdAt: new Date(Date.now() - 40 * DAY) })
      .run()
    app.db
      .update(items)
      .set({ createdAt: new Date(Date.now() - 2 * DAY) })
      .run()
  }
  return { app, origin, gus, ada, ben, cleo, item, call, grow, people: [gus, ada, ben, cleo] }
}
type Account = ReturnType<typeof testAccount>

for (const language of LANGUAGES) {
  const say = speaking(language)
  t.test(
    `a chain of four breaks in its middle, and nobody is worse off (${language})`,
    { skip },
    async (t) => {
      const { app, origin, gus, ada, ben, cleo, item, call, grow, people } = await testNeighbourhood(
        t,
        language,
      )
      const pram = item(gus, 'Pram', { is_gift: true })
      const [lamp, drill] = [item(ada, 'Lamp'), item(ben, 'Drill')]
      grow()
      for (const [who, id] of [
        [ada, pram],
        [ben, lamp],
        [cleo, drill],
      ] as const) {
        await call(who, 'POST', '/wants', { product_id: id })
      }
      await app.circles.run()
      const id: number = (await call(gus, 'GET', '/circles?shape=chain')).body.data[0].id
      const phones = []
      for (const [at, who] of people.entries()) {
        const phone = await newPage(t, { origin, as: who, ...(at % 2 === 0 ? { width: 360 } : {}) })
        await phone.page.goto(`/dashboard/circles/${id}`)
        await phone.page.getByRole('heading', { name: say('circles', 'chain') }).waitFor()
        await button(phone.page, say('circles', 'chain_yes')).click()
        phones.push(phone)
      }
      const [giver, first, second, last] = phones.map(({ page }) => page) as [Page, Page, Page, Page]
      const gave = (thing: string, name: string) => say('circles', 'confirm_given', { item: thing, name })
      const got = (thing: string, name: string) => say('circles', 'confirm_got', { item: thing, name })
      await button(giver, gave('Pram', 'Ada')).click()
      await button(first, got('Pram', 'Gus')).click()
      await button(first, gave('Lamp', 'Ben')).waitFor()
      t.equal(
        await button(second, gave('Drill', 'Cleo')).count(),
        0,
        'nobody gives before they have received',
      )

      // Ada does not pass the lamp on.
      await button(first, say('circles', 'call_off')).click()
      await first.getByLabel(say('swaps', 'call_off_reason')).fill('The lamp fell down.')
      await button(first, say('swaps', 'call_off')).last().click()
      const [mine, other] = breaks(say('circles', 'chain_broken'))
      await second.reload()
      await second.getByText(mine).waitFor()
      await giver.reload()
      await giver.getByText(other).waitFor()
      t.strictSame([pram, lamp, drill].map(statusIn(app)), ['traded', 'available', 'available'])
      await last.reload()
      t.equal(await last.getByText(mine).or(last.getByText(other)).count(), 1)
      for (const { problems } of phones) t.strictSame(problems, [])
    },
  )

  t.test(`a wish is found, and reopened (${language})`, { skip }, async (t) => {
    const { app, origin, gus, ada, item, call, grow } = await testNeighbourhood(t, language)
    const page = await newPage(t, { origin, as: ada, width: 360 })
    await goAwake(page.page, '/dashboard/matches')
    const wishes = page.page.locator('.my-wishes')
    await wishes.getByLabel(say('matches', 'wish'), { exact: false }).first().fill('Zelt')
    t.ok(await wishes.getByLabel(say('matches', 'wish_one')).isChecked())
    await button(page.page, say('matches', 'add_wish')).click()
    await button(page.page, say('matches', 'forget_wish', { wish: 'Zelt' })).waitFor()

    const tent = item(gus, 'Zelt', { is_gift: true })
    grow()
    await call(ada, 'POST', `/gifts/${tent}/request`, {})
    const swap = (await call(gus, 'POST', `/gifts/${tent}/recipient`, { person: ada.id })).body.data
    for (const who of [gus, ada]) await call(who, 'POST', `/exchange-request/${swap.id}/completion`, {})
    t.equal(statusIn(app)(tent), 'traded')
    await page.page.reload()
    await page.page.getByRole('heading', { name: say('matches', 'wishes_found'), exact: true }).waitFor()
    t.equal(await button(page.page, say('matches', 'forget_wish', { wish: 'Zelt' })).count(), 0)
    await button(page.page, say('matches', 'wish_again_about', { wish: 'Zelt' })).click()
    await button(page.page, say('matches', 'forget_wish', { wish: 'Zelt' })).waitFor()
    t.match((await call(ada, 'GET', '/wishes')).body.data, [
      { text: 'Zelt', state: 'open', limit: 1, used: 0 },
    ])
    t.strictSame(page.problems, [])
  })

  t.test(`one of several wants is enough (${language})`, { skip }, async (t) => {
    const { origin, gus, ada, item, call } = await testNeighbourhood(t, language)
    for (const name of ['Tent', 'Kayak', 'Sledge']) {
      await call(ada, 'POST', '/wants', { product_id: item(gus, name) })
    }
    const { page, problems } = await newPage(t, { origin, as: ada, width: 360 })
    await goAwake(page, '/dashboard/matches')
    await button(page, say('matches', 'set_begin')).click()
    for (const name of ['Tent', 'Kayak']) await page.getByLabel(name, { exact: true }).check()
    await button(page, say('matches', 'set_save')).click()
    const separate = button(page, say('matches', 'set_separate'))
    await separate.waitFor()
    t.match((await call(ada, 'GET', '/want-sets')).body.data, [{ limit: 1, used: 0, state: 'open' }])
    await page.reload()
    await separate.click()
    await separate.waitFor({ state: 'detached' })
    t.strictSame((await call(ada, 'GET', '/want-sets')).body.data, [])
    t.strictSame(problems, [])
  })
}
