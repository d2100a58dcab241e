import t from 'tap'
import { ItemChanges, VideoLink } from '../../../../server/market/items/item-fields-shared.ts'
import { Email } from '../../../../server/members/accounts/accounts-shared.ts'
import { readNumber } from '../../../../server/members/accounts/phone-numbers.ts'
import { PhoneNumber } from '../../../../server/members/accounts/phone-shared.ts'
import { ContactFields } from '../../../../server/members/contact/contact-shared.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { cleanNumber } from '../../../../server/platform/schemas/unseen-shared.ts'
import { PASSWORD } from '../../../helpers/accounts.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'

t.test('reads email addresses with unseen characters, other scripts and &', async (t) => {
  for (const [typed, read] of [
    ['ada\u200b@example.test', 'ada@example.test'],
    ['\ufeff Ada@Example.test\u00ad\u2060 ', 'ada@example.test'],
    ['\u202aada@example.test\u202c', 'ada@example.test'],
    ['\u2068ada@example.test\u2069\n', 'ada@example.test'],
    ['ada\u200d@exam\u200cple.test', 'ada@example.test'],
    ['mailto:ada@example.test', 'ada@example.test'],
    ['mailto:Ada@example.test?subject=Lamp', 'ada@example.test'],
    ['mailto:ada%2Blamp@example.test', 'ada+lamp@example.test'],
    ['mailto:ada%@example.test', 'ada%@example.test'],
    ['mailto:ada%E2%80%8B@example.test?subject=%2B', 'ada@example.test'],
    ['a\u034fda\u3164@example.test\u2800', 'ada@example.test'],
    ['ada＠example．test', 'ada@example.test'],
    ['ada@exämple.test', 'ada@xn--exmple-cua.test'],
    ['ada@EXÄMPLE.test', 'ada@xn--exmple-cua.test'],
    ['ada@exa\u0308mple.test', 'ada@xn--exmple-cua.test'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@xn--r8jz45g.xn--zckzah', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@пример.испытание', 'ada@xn--e1afmkfd.xn--80akhbyknj4f'],
    ['ada@مثال.إختبار', 'ada@xn--mgbh0fb.xn--kgbechtv'],
    ['bed&breakfast@example.test', 'bed&breakfast@example.test'],
    ["o'neill+swap@example.test", "o'neill+swap@example.test"],
  ])
    t.equal(Email.parse(typed), read, JSON.stringify(typed))
})

t.test('refuses what is no email address', async (t) => {
  for (const typed of [
    'ada',
    'ada@example',
    '@example.test',
    'ada @example.test',
    'ada@exa mple.test',
    '.ada@example.test',
    'ada.@example.test',
    'a..b@example.test',
    'ada@example..test',
    'ada@-example.test',
    'ada@example.1',
    'ada@exämple.test/path',
    'ada@exämple.test:25',
    'ada@exämple.test#x',
    'a@b@exämple.test',
    'ada@1.2.3.4',
    'ada@\u00ad.test',
    'ada"x"@example.test',
    'ada<x>@example.test',
    '\u200b',
  ])
    t.notOk(Email.safeParse(typed).success, JSON.stringify(typed))
})

t.test('reads phone numbers as phones copy them', async (t) => {
  for (const typed of [
    '\u202a+1 (202) 555-0123\u202c',
    '\u2066+1\u00a0202\u00a0555\u00a00123\u2069',
    '+1\u2011202\u2011555\u20110123',
    '202\u2013555\u22120123',
    '202.555.0123',
    '+1.202.555.0123',
    'tel:+12025550123',
    'TEL:+1-202-555-0123',
    'tel://2025550123',
    'tel:%2B12025550123',
    'tel:202%20555%200123',
    'tel:%2B1%E2%80%91202%E2%80%91555%E2%80%910123',
    '☎ 202 555 0123',
    '📞\ufe0f202-555-0123',
    '202•555•0123',
    '(202)·555·0123',
    '202・555∙0123',
    'callto:+12025550123',
    '\u200e202 555 0123\u200f',
    '\ufeff2025550123\u200b',
    '（２０２）５５５－０１２３',
    '＋１２０２５５５０１２３',
    '٢٠٢٥٥٥٠١٢٣',
    '202ー555ー0123',
    '202─555⁃0123',
    '202\u115f555\u034f0123',
    '001 202 555 0123',
    '011 1 202 555 0123',
  ])
    t.equal(PhoneNumber.parse(typed), '+12025550123', JSON.stringify(typed))
  for (const typed of ['', '\u200b', '555 0123', '202 555 0123 x9', 'tel:', '2025550123&', '+49 30 901820'])
    t.notOk(PhoneNumber.safeParse(typed).success, JSON.stringify(typed))
  for (const typed of ['\u202a030\u2011901820\u202c', 'tel:+49-30-901820', '030/901.820'])
    t.equal(readNumber(cleanNumber(typed), 'DE'), '+4930901820', JSON.stringify(typed))
})

t.test('numbers of items and of the contact form are read likewise', (t) => {
  const typed = 'tel:\u202a+1\u2011202\u2011555\u20110123\u202c'
  t.equal(ItemChanges.parse({ phone: typed }).phone, '+1-202-555-0123')
  const message = { name: 'Ada', email: 'ada@example.test', message: 'Hello' }
  t.equal(ContactFields.parse({ ...message, phone: typed }).phone, '+1-202-555-0123')
  t.equal(ContactFields.parse(message).phone, '')
  t.equal(ItemChanges.parse({ phone: 'Ask for Ada' }).phone, 'Ask for Ada')
  t.end()
})

t.test('a video link is read as people copy it out of a sentence', (t) => {
  for (const [before, after] of [
    ['', '.'],
    ['(', ').'],
    ['“', '”,'],
    ['<', '>'],
    ['\u200e', '\u200b'],
    [' ', '\ufeff\n'],
  ]) {
    const typed = `${before}https://youtu.be/eRsGyueVLvQ${after}`
    t.equal(VideoLink.safeParse(typed).data, 'https://youtu.be/eRsGyueVLvQ', JSON.stringify(typed))
    const changed = ItemChanges.safeParse({ video_links: [typed] })
    t.strictSame(changed.data?.video_links, ['https://youtu.be/eRsGyueVLvQ'], JSON.stringify(typed))
  }
  const began = performance.now()
  t.notOk(VideoLink.safeParse(`${'.'.repeat(400_000)}x`).success)
  t.ok(performance.now() - began < 1000, 'in linear time')
  t.end()
})

t.test('both spellings of an address are one account, and admins are named by either', async (t) => {
  const env = { ADMIN_EMAILS: 'Chef@Exämple.test, b&b@example.test' }
  t.strictSame(readConfig(testEnvironment(t, env)).adminEmails, [
    'chef@xn--exmple-cua.test',
    'b&b@example.test',
  ])
  const app = await testApp(t)
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const form = {
    name: 'Ada Example',
    email: 'ada@exämple.test\u200b',
    phone_number: '\u202a(202)\u00a0555\u20110123\u202c',
    address: '1 Main Street',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    terms_and_conditions: '1',
  }
  const joined = await post('/api/auth/register', form)
  t.match(joined.json(), {
    data: { user: { email: 'ada@xn--exmple-cua.test', phone_number: '+12025550123' } },
  })
  t.equal((await post('/api/auth/register', { ...form, email: 'ada@xn--exmple-cua.test' })).statusCode, 422)
  t.equal((await post('/api/auth/login', { email: form.email, password: PASSWORD })).statusCode, 200)
})
