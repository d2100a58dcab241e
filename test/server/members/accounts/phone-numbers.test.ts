import t from 'tap'
import { readNumber } from '../../../../server/members/accounts/phone-numbers.ts'
import { readUsNumber } from '../../../../server/members/accounts/phone-shared.ts'
import { asciiDigits } from '../../../../server/platform/schemas/digits-shared.ts'
import { countryRule } from '../../../../server/platform/settings/country.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('digits of Arabic and Persian keyboards are digits', async (t) => {
  t.equal(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ a1'), '0123456789 0123456789 a1')
  t.equal(readUsNumber('(٥٥٥) ٠١٠-٢٠٣٠'), '+15550102030')
})

t.test('in the US phone numbers follow the specification; elsewhere national formats', (t) => {
  const numbers: [string, string, string | null][] = [
    ['US', '(555) 010-2030', '+15550102030'],
    ['US', '1 555 010 2030', '+15550102030'],
    ['US', '+44 20 7946 0958', null],
    ['US', '555 010', null],
    ['DE', '030 / 123 45 67', '+49301234567'],
    ['DE', '0049 30 1234567', '+49301234567'],
    ['DE', '+1 555 010 2030', '+15550102030'],
    ['DE', '12', null],
    ['DE', 'call me', null],
    ['DE', '030 1234567 ext. 5', null],
    ['GB', '020 7946 0958', '+442079460958'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['EG', '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['XX', '030 1234567', null],
  ]
  for (const [country, typed, read] of numbers)
    t.equal(readNumber(typed, country), read, `${country}: ${typed}`)
  t.end()
})

t.test('who joins writes the number as in the country of the site', async (t) => {
  const app = await testApp(t)
  const join = (email: string, phone_number: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: {
        name: 'Ada Beispiel',
        email,
        phone_number,
        address: 'Marktplatz 1',
        password: 'correct horse',
        password_confirmation: 'correct horse',
        terms_and_conditions: '1',
      },
    })
  const said = (answer: Awaited<ReturnType<typeof join>>) => answer.json().errors?.phone_number
  t.same(said(await join('us@example.test', '030 12345678')), [
    'Invalid US phone number (must be 10 digits, with optional +1)',
  ])
  countryRule.set(app.db, { code: 'DE' })
  const joined = await join('de@example.test', '030 1234567')
  t.equal(joined.json().data?.user.phone_number, '+49301234567')
  t.match(said(await join('no@example.test', '1')), [/^Invalid phone number/])
  const german = (await app.inject('/sign-up')).body
  t.match(german, 'data-country="DE"')
  t.match(german, 'with + and the country code')
  t.notMatch(german, 'Ten digits')
  countryRule.set(app.db, { code: 'US' })
  const american = (await app.inject('/sign-up')).body
  t.notMatch(american, 'data-country')
  t.match(american, 'Ten digits; +1 is added automatically.')
})
