import t from 'tap'
import { safeRedirect, signInPath } from '../../../../server/platform/sessions/redirect-shared.ts'

t.test('a path on this site is accepted', async (t) => {
  t.equal(safeRedirect('/dashboard/messages?userId=3#end'), '/dashboard/messages?userId=3#end')
  t.equal(safeRedirect('/browse?product=a%20b'), '/browse?product=a%20b')
  t.equal(safeRedirect('/browse?next=https://evil.test'), '/browse?next=https://evil.test')
})

const elsewhere = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/./\\evil.test',
  'https://evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'evil.test',
  '',
  '//',
  '/\\',
  'http://here.invalid/',
  null,
  undefined,
  ['/a', '/b'],
  {},
]
for (const path of elsewhere) {
  t.test(`${JSON.stringify(path)} stays on this site`, async (t) => {
    t.equal(safeRedirect(path), '/')
  })
}

t.test('what is encoded stays encoded, and so on this site', async (t) => {
  for (const path of [
    '/%2F/evil.test',
    '/%2fevil.test',
    '/%5Cevil.test',
    '/%09/evil.test',
    '/a/%2e%2e%2f/evil.test',
  ]) {
    const { origin } = new URL(safeRedirect(path), 'https://swapyard.test')
    t.equal(origin, 'https://swapyard.test', path)
  }
})

t.test('results of safeRedirect are stable when parsed again', async (t) => {
  for (const path of ['/%2F/evil.test', '/a\\b', '/a//b', '/ä?ö#ü']) {
    t.equal(safeRedirect(safeRedirect(path)), safeRedirect(path))
  }
})

t.test('signing in leads back', async (t) => {
  const path = '/browse?product=a&page=2'
  const { searchParams } = new URL(signInPath(path), 'https://swapyard.test')
  t.equal(searchParams.get('redirect'), path)
  t.equal(signInPath('/'), '/sign-in')
})
