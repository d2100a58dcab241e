import { HtmlValidate } from 'html-validate'
import t from 'tap'
import { testApp } from '../helpers/app.ts'
import { fullMarket } from '../helpers/full-market.ts'
import { cookiesOf, everyPage } from '../helpers/pages.ts'

/** The recommended rules but those of taste: how React writes attributes and empty elements, and its ids. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Boxes of one name are one list, as that of the languages of a site.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'no-inline-style': 'off',
    // The editor of formatted text is a text box that no textarea can be.
    'prefer-native-element': ['error', { exclude: ['textbox'] }],
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
})

t.test('pages are valid HTML', async (t) => {
  const app = await testApp(t)
  const market = await fullMarket(app)
  const pages = await everyPage(app, market)
  t.ok(pages.length > 40, `${pages.length} pages`)
  // What a visitor sees first, a member sees with more in it.
  const seenByAll = pages.filter(({ path }) => /^\/(?:$|browse|productdetails\/\d+$)/.test(path))
  t.ok(seenByAll.length > 2)
  for (const { path, who } of [...pages, ...seenByAll.map(({ path }) => ({ path, who: 'admin' as const }))]) {
    const { body } = await app.inject({ url: path, cookies: cookiesOf(market, who) })
    const { results } = await html.validateString(body)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    t.strictSame(faults, [], `${path} for a ${who}`)
  }
})
