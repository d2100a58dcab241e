import t from 'tap'
import {
  bestLanguage,
  pageLanguage,
  saveLanguages,
} from '../../../../server/platform/languages/languages-service.ts'
import { OFFERED_AT_FIRST } from '../../../../server/platform/languages/languages-shared.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

const ALL = ['ar', 'de', 'en', 'es', 'fr'] as const
const ENGLISH = { site: 'en', offered: [...ALL] } as const

t.test('a visitor gets the best of Accept-Language', async (t) => {
  const best = (header: string | undefined) => bestLanguage(header, ['en', 'ar', 'de', 'es', 'fr'])
  for (const [header, wanted] of [
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['it, fr;q=0.2, en;q=0.1', 'fr'],
    ['en-US,de;q=0.7,en;q=0.3', 'en'],
    ['de-CH,en-US;q=0.8,en;q=0.6,de;q=0.4', 'de'],
    ['en-US, de', 'en'],
    ['zh-Hans-CN, fr-CA;q=0', 'en'],
    ['en;q=0, *', 'ar'],
    ['en;q=0, ar;q=0, *;q=0.1, fr;q=0.5', 'fr'],
    ['*', 'en'],
    ['it', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['de;q=0', 'en'],
    [';;;,,,q=1;=', 'en'],
    ['de;q=abc', 'en'],
    ['\u0000\u00ff{}[]', 'en'],
    [Array.from({ length: 1000 }, (_, at) => `x${at}`).join(','), 'en'],
    [`${Array.from({ length: 1000 }, (_, at) => `x${at}`).join(',')},fr`, 'fr'],
  ] as const) {
    t.equal(best(header), wanted, header?.slice(0, 40) ?? 'no header')
  }
})

t.test('a regional language is found by its region, by its language and by other regions', async (t) => {
  for (const header of ['pt-BR,pt;q=0.9,en;q=0.8', 'pt', 'pt-PT', 'de-AT;q=0.5,pt-br'])
    t.equal(bestLanguage(header, ['en', 'de', 'pt-BR']), 'pt-BR', header)
  t.equal(bestLanguage('en-US,pt-BR;q=0.9', ['pt-BR', 'en']), 'en')
  t.equal(bestLanguage('pt-BR', ['en', 'de']), 'en')
})

t.test(
  'a site offers the five languages of the specification, and Brazilian Portuguese on request',
  async (t) => {
    t.strictSame(OFFERED_AT_FIRST, ALL)
    const app = await testApp(t)
    const header = { 'accept-language': 'pt-BR' }
    const page = (headers: Record<string, string> = header) => app.inject({ url: '/page/about', headers })
    t.equal((await page()).headers['content-language'], 'en')
    saveLanguages(app.db, { site: 'en', offered: [...ALL, 'pt-BR'] })
    const { headers, body } = await page()
    t.equal(headers['content-language'], 'pt-BR')
    t.match(body, '<html lang="pt-BR">')
    t.match(body, 'Este é um mercado de bairro')
    t.match(body, 'Português (Brasil)')
    t.match(body, /hreflang="pt-BR"/i)
    t.match((await page({ 'accept-language': 'de' })).body, 'Nachbarschaft')
  },
)

t.test(
  'the URL has priority over the account, the switch and the browser; languages not offered are ignored',
  async (t) => {
    const site = { site: 'es', offered: ['de', 'es'] } as const
    const of = (wish: object) => pageLanguage(wish, { ...site, offered: [...site.offered] })
    t.equal(of({ asked: 'de', own: 'es', switched: 'es', header: 'es' }), 'de')
    t.equal(of({ asked: 'fr', own: 'de', switched: 'es', header: 'es' }), 'de')
    t.equal(of({ asked: ['de'], own: 'tlh', switched: 'de', header: 'es' }), 'de')
    t.equal(of({ own: null, switched: 'gone', header: 'de' }), 'de')
    t.equal(of({ asked: 'DE', own: 'es' }), 'de', 'a tag means the same in capitals')
    t.equal(of({ asked: 'de-AT', own: 'es' }), 'de', 'and a kind of German is answered in German')
    t.equal(of({ asked: 'de-Latn-AT', own: 'es' }), 'de')
    t.equal(of({ asked: 'fr-CA', own: 'de' }), 'de')
    t.equal(of({ asked: 'deu', own: 'es' }), 'es', 'what only begins alike is another language')
    t.equal(of({ asked: '-de', own: 'es' }), 'es')
    t.equal(of({ header: 'fr' }), 'es')
    t.equal(of({}), 'es')
    t.equal(pageLanguage({ header: '*' }, { ...ENGLISH, offered: [...ALL] }), 'en')
  },
)

t.test('pages declare their language, and are cached separately', async (t) => {
  const app = await testApp(t)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const english = await get('/page/faqs')
  t.match(english.body, '<html lang="en">')
  t.equal(english.headers['content-language'], 'en')
  t.match(english.headers.vary, 'accept-language')
  for (let again = 0; again < 3; again += 1) {
    const german = await get('/page/faqs', { 'accept-language': 'de' })
    t.match(german.body, '<html lang="de">')
    t.match(german.body, 'Startseite')
    t.equal(german.headers['content-language'], 'de')
    t.not(german.headers.etag, english.headers.etag)
    const blank = await get('/page/faqs?lang=', { 'accept-language': 'de', cookie: 'language=es' })
    t.match(blank.body, '<html lang="es">')
    const arabic = await get('/page/faqs?lang=ar', { 'accept-language': 'de' })
    t.match(arabic.body, '<html lang="ar" dir="rtl">')
    t.equal((await get('/page/faqs')).body, english.body)
    const other = await get('/page/faqs', {
      'if-none-match': german.headers.etag as string,
      'accept-language': 'fr',
    })
    t.equal(other.statusCode, 200)
    const same = await get('/page/faqs', {
      'if-none-match': german.headers.etag as string,
      'accept-language': 'de',
    })
    t.equal(same.statusCode, 304)
    t.equal(same.headers['content-language'], 'de')
  }
  t.match(english.body, /<link rel="alternate" hrefLang="de" href="[^"]*\/page\/faqs\?lang=de"/i)
  t.match(english.body, /hrefLang="x-default"/i)
})

t.test('two languages are asked for at once by 500 requests, and each gets its own', async (t) => {
  const app = await testApp(t)
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, at) => {
      const lang = at % 2 ? 'de' : 'ar'
      const url = ['/page/faqs', '/no-such-page', '/api/profile', '/browse'][(at >> 1) % 4]!
      return app
        .inject({ url, remoteAddress: `10.0.${at >> 4}.${at & 15}`, headers: { 'accept-language': lang } })
        .then(({ body }) => ({ lang, url, body }))
    }),
  )
  for (const { lang, url, body } of answers) {
    const wanted = url.startsWith('/api')
      ? lang === 'de'
        ? 'Bitte melde dich zuerst an.'
        : 'سجّل الدخول أولًا.'
      : `<html lang="${lang}"`
    if (!body.includes(wanted)) t.fail(`${url} in ${lang}: ${body.slice(0, 80)}`)
  }
  t.pass('all were right')
})

t.test('the API speaks English unless it is asked for another language', async (t) => {
  const app = await testApp(t)
  const message = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/profile', headers })).json().message
  t.equal(await message({}), 'Please sign in first.')
  t.equal(await message({ 'accept-language': '*' }), 'Please sign in first.')
  t.equal(await message({ 'accept-language': 'de-CH, en;q=0.5' }), 'Bitte melde dich zuerst an.')
  t.equal(await message({ cookie: 'language=de' }), 'Please sign in first.')
})

t.test('the switch keeps its language in a cookie and leads back, and nowhere else', async (t) => {
  const app = await testApp(t)
  const press = (lang: string, referer?: string, back = '') =>
    app.inject({
      method: 'POST',
      url: '/language',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'site.test',
        ...(referer ? { referer } : {}),
      },
      payload: `${back && `back=${encodeURIComponent(back)}&`}lang=${lang}`,
    })
  const answer = await press('de', 'http://site.test/browse?lang=ar&sort=oldest')
  t.equal(answer.statusCode, 303)
  t.equal(answer.headers.location, '/browse?sort=oldest')
  const cookie = String(answer.headers['set-cookie']).split(';')[0]!
  t.equal(cookie, 'language=de')
  t.match((await app.inject({ url: '/page/faqs', headers: { cookie } })).body, '<html lang="de">')
  t.match(
    (await app.inject({ url: '/page/faqs', headers: { cookie: 'language=tlh' } })).body,
    '<html lang="en">',
  )
  t.equal((await press('de', 'http://evil.test/browse')).headers.location, '/')
  t.equal((await press('de')).headers.location, '/')
  t.equal((await press('tlh')).statusCode, 422)
  t.equal((await press('de', undefined, '/welcome?code=x&lang=ar')).headers.location, '/welcome?code=x')
  t.equal((await press('de', undefined, '/join/x?lang=ar')).headers.location, '/join/x')
  for (const evil of [
    'http://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '/.//evil.test',
    'browse',
    'javascript:x',
  ])
    t.equal((await press('de', undefined, evil)).headers.location, '/', evil)
})

t.test('the language switch works on pages that send no Referer', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const invited = await app.inject({
    method: 'POST',
    url: '/api/invitations',
    headers: bearer,
    payload: {},
  })
  const { pathname } = new URL(invited.json().data.url)
  t.notMatch(
    (await app.inject('/sign-up')).body,
    '"languages"',
    'elsewhere the pages around it have a switch',
  )
  saveCommunityRules(app.db, { read: 'members' })
  const backs = async (url: string) => {
    const { body } = await app.inject(url)
    t.match(body, /<form class="languages"/, url)
    return /name="back" value="([^"]*)"/.exec(body)?.[1]
  }
  t.equal(await backs(`${pathname}?lang=de`), `${pathname}?lang=de`)
  t.equal(await backs('/sign-in'), undefined)
  t.equal(await backs('/sign-up?redirect=%2Fbrowse'), undefined)
})

t.test('who is signed in takes their language along, and another site cannot choose it', async (t) => {
  const app = await testApp(t)
  const { token, bearer } = testAccount(app)
  const cookie = `swapyard_token=${token}`
  const press = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      payload: 'lang=de',
    })
  const own = async () => (await app.inject({ url: '/api/profile', headers: bearer })).json().data.language
  await press({ 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' })
  t.equal(await own(), null)
  await press({ 'sec-fetch-site': 'same-origin' })
  t.equal(await own(), 'de')
  const page = async (url: string) => (await app.inject({ url, headers: { cookie } })).body
  for (let again = 0; again < 3; again += 1) {
    t.match(await page('/page/faqs'), '<html lang="de">')
    t.match(await page('/page/faqs?lang=ar'), '<html lang="ar" dir="rtl">')
    t.match(await page('/dashboard'), '<html lang="de">')
  }
  const update = async (language: string) =>
    app.inject({
      method: 'POST',
      url: '/api/dashboard/profile/update',
      headers: bearer,
      payload: { name: 'Ada', phone_number: '555 010 9999', address: '2 Side St', language },
    })
  t.equal((await update('fr')).json().data.language, 'fr')
  t.equal((await update('tlh')).statusCode, 422)
  t.equal((await update('')).json().data.language, null)
})
