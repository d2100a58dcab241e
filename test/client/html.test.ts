import { HtmlValidate } from 'html-validate'
import t from 'tap'
import { contactMessages } from '../../db/schema/index.ts'
import { report } from '../../server/reports/reports-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testApp } from '../helpers/app.ts'
import { testItem } from '../helpers/market.ts'
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

async function faultsOf(body: string): Promise<string[]> {
  const { results } = await html.validateString(body)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

t.test('pages are valid HTML', async (t) => {
  const app = await testApp(t)
  const pages = Object.values(await visitorPages(app))
  for (const path of [...pages, ...ACCOUNT_PAGES]) {
    const { body } = await app.inject(path)
    t.strictSame(await faultsOf(body), [], path)
  }
})

t.test('pages of moderation are valid HTML', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app, { isAdmin: true })
  const [ada, bob] = [testAccount(app, { name: 'Ada' }), testAccount(app, { name: 'Bob' })]
  const kettle = testItem(app, bob.id)
  report(app.db, ada.id, { target_kind: 'item', target_id: kettle, reason: 'spam', text: 'Twice' })
  report(app.db, ada.id, { target_kind: 'person', target_id: bob.id, reason: 'spam', text: '' })
  app.db
    .insert(contactMessages)
    .values({ name: 'Nora', email: 'n@example.test', phone: '', message: 'Hi' })
    .run()
  app.outbox.enqueue({
    template: 'test',
    recipient: 'n@example.test',
    subject: 'Test',
    text: 'Test',
    html: '',
  })
  const paths = ['people', `people/${bob.id}`, 'items', 'reports', 'contact-messages', 'outbox']
  for (const path of [...paths.map((path) => `/admin/${path}`), `/report?kind=item&id=${kettle}`]) {
    const { body, statusCode } = await app.inject({ url: path, cookies: { swapyard_token: token } })
    t.equal(statusCode, 200, path)
    t.strictSame(await faultsOf(body), [], path)
  }
})
