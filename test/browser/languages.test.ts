import t from 'tap'
import { readCatalogues, textsOf } from '../../server/catalogues/generate.ts'
import { saveLanguages } from '../../server/languages/languages-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'

/** Pages, each as a visitor, a member and an admin may open it. */
const PAGES =
  `/ /browse /browse?product=nothing-at-all /payment /page/faqs /page/contact-us /page/terms-and-conditions /sign-in /sign-up
  /resetpassword /nowhere /uploaditem /dashboard /dashboard/exchange-request /dashboard/favourite /dashboard/messages /dashboard/notification
  /dashboard/setting/general /dashboard/setting/privacy /admin /admin/site /admin/pages /admin/categories /admin/plans /admin/people
  /admin/items /admin/reports /admin/community /admin/settings /admin/limits /admin/outbox /admin/backup /admin/audit-log
  /admin/contact-messages /admin/circles /admin/neighbourhoods /admin/meeting-places`.split(/\s+/)

/** Sentences of the English catalogue that no other language has by chance. */
async function onlyEnglish(language: string): Promise<Set<string>> {
  const { english } = await readCatalogues()
  const own = new Set(textsOf(language).values())
  return new Set([...english.values()].filter((text) => !/[{<]/.test(text) && !own.has(text)))
}

for (const language of ['ar', 'de'] as const) {
  t.test(
    `at 360 px no page is too wide in ${language}, and none speaks English`,
    { skip: noBrowser },
    async (t) => {
      const { app, origin } = await testServer(t)
      saveLanguages(app.db, { site: language, offered: [language] })
      const admin = testAccount(app, { isAdmin: true, name: 'أمينة', address: 'Ulm' })
      testItem(app, admin.id, { name: 'Gitarre', description: 'Gitarre', image_ids: await testPictures(app) })
      const { page } = await newPage(t, { origin, as: admin })
      await page.setViewportSize({ width: 360, height: 740 })
      const english = await onlyEnglish(language)
      for (const path of PAGES) {
        await page.goto(origin + path)
        const { width, texts } = await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (walker.nextNode()) {
            const { parentElement, textContent } = walker.currentNode
            if (!parentElement?.closest('script, style, template')) found.push(textContent!.trim())
          }
          for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
            for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
              found.push(element.getAttribute(name) ?? '')
          return { width: document.documentElement.scrollWidth, texts: found }
        })
        t.ok(width <= 360, `${path} is ${width} px wide`)
        t.strictSame(
          [...new Set(texts.filter((text) => english.has(text)))],
          [],
          `${path} speaks ${language}`,
        )
      }
    },
  )
}
