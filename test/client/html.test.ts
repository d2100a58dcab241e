import { HtmlValidate } from 'html-validate'
import t from 'tap'
import { testApp } from '../helpers/app.ts'
import { fullMarket } from '../helpers/full-market.ts'
import { cookiesOf, everyPage } from '../helpers/pages.ts'

/** Recommended rules except those of style, such as React's attributes, empty elements and ids. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Checkboxes with one name form a list, e.g. the languages of a site. Then the rule rejects a hidden default before them, so hidden
    // fields are left out below.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'no-inline-style': 'off',
    // A rich-text editor needs the textbox role, which no native element has.
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
  // Public pages that show more to members.
  const seenByAll = pages.filter(({ path }) => /^\/(?:$|browse|productdetails\/\d+$)/.test(path))
  t.ok(seenByAll.length > 2)
  for (const { path, who } of [...pages, ...seenByAll.map(({ path }) => ({ path, who: 'admin' as const }))]) {
    const { body } = await app.inject({ url: path, cookies: cookiesOf(market, who) })
    const { results } = await html.validateString(body.replaceAll(/<input type="hidden"[^>]*>/g, ''))
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    t.strictSame(faults, [], `${path} for a ${who}`)
  }
})
