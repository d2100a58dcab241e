import t from 'tap'
import { plans } from '../../../../db/schema/payments.ts'
import { testApp } from '../../../helpers/app.ts'

const PLAN = { billingInterval: 'year' as const, description: 'd', features: ['one'], position: 9 }

t.test('plans come in order, priced in dollars', async (t) => {
  const app = await testApp(t)
  app.db
    .insert(plans)
    .values({ ...PLAN, name: 'Odd', price: 1099 })
    .run()
  const body = (await app.inject('/api/subscription-plans/list')).json()
  t.equal(body.status, true)
  t.strictSame(
    body.data.map(({ name, price, billing_interval, is_popular }: Record<string, unknown>) => [
      name,
      price,
      billing_interval,
      is_popular,
    ]),
    [
      ['Basic', 0, 'month', false],
      ['Standard', 24.99, 'month', true],
      ['Standard Yearly', 249, 'year', false],
      ['Odd', 10.99, 'year', false],
    ],
  )
  t.match(body.data[3], { id: Number, description: 'd', features: ['one'] })
})

t.test('the payment page shows all plans and is labelled as a demonstration', async (t) => {
  const app = await testApp(t)
  const { statusCode, body } = await app.inject('/payment')
  t.equal(statusCode, 200)
  t.match(body, '<h1>Choose the right plan for you</h1>')
  t.match(body, 'No payment is taken')
  t.match(body, /<h2[^>]*>Standard<\/h2><span class="badge">Popular<\/span>/)
  t.match(body, '<strong>$24.99</strong> <span>/ month</span>')
  t.match(body, '<strong>$249</strong> <span>/ year</span>')
  t.equal(body.match(/>Select<\/button>/g)?.length, 3)
  t.equal(body.match(/>Popular</g)?.length, 1)
})

t.test('the payment page shows what has changed at once, and does without any plan', async (t) => {
  const app = await testApp(t)
  await app.inject('/payment')
  app.db
    .insert(plans)
    .values({ ...PLAN, name: '<b>&', price: 5 })
    .run()
  const { body } = await app.inject('/payment')
  t.match(body, '&lt;b&gt;&amp;</h2>')
  t.match(body, '<strong>$0.05</strong>')
  app.db.delete(plans).run()
  t.match((await app.inject('/payment')).body, 'There are no plans at the moment.')
})
