import { HtmlValidate } from 'html-validate'
import t from 'tap'
import { testApp } from '../helpers/app.ts'
import { visitorPages } from '../helpers/visitors.ts'

/** The recommended rules but those of taste: how React writes attributes and empty elements, and its ids. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
})

const ACCOUNT_PAGES = [
  '/sign-in',
  '/sign-up',
  '/resetpassword',
  '/verification?email=a@example.test',
  '/verificationsuccess',
  '/createnewpassword',
  '/passwordsetsuccessful',
]

t.test('pages are valid HTML', async (t) => {
  const app = await testApp(t)
  const pages = Object.values(await visitorPages(app))
  for (const path of [...pages, ...ACCOUNT_PAGES]) {
    const { body } = await app.inject(path)
    const { results } = await html.validateString(body)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    t.strictSame(faults, [], path)
  }
})
