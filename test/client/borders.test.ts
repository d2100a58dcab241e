import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
import { PRESS_KEEPER } from '../../server/platform/http/press-keeper-shared.ts'
import { temporaryFolder, testApp } from '../helpers/app.ts'
import { files, imports } from '../helpers/imports.ts'

/** Transitive imports of these files; `via` is the importing file. */
function closure(files: string[]): Map<string, string> {
  const via = new Map(files.map((file) => [file, file]))
  for (const [file] of via) {
    if (!/\.(?:tsx?|mjs)$/.test(file) || !existsSync(join(ROOT, file))) continue
    for (const next of imports(file)) if (!via.has(next)) via.set(next, file)
  }
  return via
}

const client = files('client/**/*.{ts,tsx}')

t.test('the client takes from the server only what is shared, and nothing of the database', async (t) => {
  const crossing = client.flatMap((file) => imports(file).map((path) => `${file} → ${path}`))
  const wrong = crossing.filter((line) =>
    / → (?:db|migrations)\/| → server\/(?!.*-shared\.ts$|api\.ts$|platform\/catalogues\/(?:current|intl|messages)\.ts$)/.test(
      line,
    ),
  )
  t.ok(
    crossing.some((line) => / → server\/.*-shared\.ts$/.test(line)),
    'it does take what is shared',
  )
  t.strictSame(wrong, [])
})

t.test('the browser gets the types of the API and nothing else of it', async (t) => {
  const importing = client.filter((file) => imports(file).includes('server/api.ts'))
  t.strictSame(importing, ['client/calls.ts'])
  const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  t.match(text('client/calls.ts'), "import type { Api } from '../server/api.ts'")
  t.notMatch(text('server/api.ts'), /^(?:import|export) (?!type )/m)
  t.strictSame(
    imports('server/api.ts').sort(),
    [...files('server/**/*-routes.ts'), 'server/platform/http/api-route.ts'].sort(),
    'all of the API',
  )
  const beside = files('server/**/*.ts').filter((file) =>
    /\bapp\.(?:get|post|put|patch|delete)\(\s*['"`]\/api\/|\burl: ['"`]\/api\//.test(text(file)),
  )
  t.strictSame(beside, ['server/platform/http/openapi.ts'], 'a call is declared with route()')
})

t.test('what is shared brings only the limits and what is shared along', async (t) => {
  const shared = files('server/**/*-shared.ts')
  const brought = shared.flatMap((file) => imports(file).map((path) => `${file} → ${path}`))
  const wrong = brought.filter(
    (line) =>
      !/ → server\/(?:.*\/limits|.*-shared|platform\/catalogues\/(?:current|intl|messages))\.ts$/.test(line),
  )
  t.strictSame(wrong, [])
})

t.test('the server reaches the client only where pages are made', async (t) => {
  const reaching = [...files('server/**/*.{ts,mjs}'), ...files('db/**/*.ts')].filter((file) =>
    imports(file).some((path) => path.startsWith('client/')),
  )
  t.strictSame(reaching, ['server/site/pages/page.ts'])
})

t.test('no two files of the server have the same name', async (t) => {
  const names = files('server/**/*.{ts,mjs}')
    .map((file) => posix.basename(file))
    // Every area has files with these names.
    .filter((name) => name !== 'index.ts' && name !== 'limits.ts')
  t.strictSame(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  )
})

t.test('no form has a length of its own: they are in the limits.ts of an area', async (t) => {
  const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const lengths = (pattern: RegExp) => client.flatMap((file) => text(file).match(pattern) ?? [])
  t.ok(lengths(/\bmaxLength=\{[A-Z]/g).length > 0, 'forms do say how long')
  t.strictSame(lengths(/\b(?:maxLength|most)=[{"]+\d+/gi), [])
})

t.test('islands do not nest', async (t) => {
  const reached = closure(files('client/islands/*.tsx'))
  t.notOk(reached.has('client/island.tsx'), `by way of ${reached.get('client/island.tsx')}`)
})

t.test('lint refuses what crosses a border', async (t) => {
  const folder = temporaryFolder(t)
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'))
  const lint = (file: string, imported: string) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `import '${imported}'\n`)
    const args = ['lint', '--vcs-enabled=false', '--colors=off', file]
    return spawnSync(join(ROOT, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
  }
  t.equal(
    lint('server/market/items/fine-shared.ts', '../../platform/limits.ts').status,
    0,
    'limits may cross',
  )
  t.equal(
    lint('client/pages/fine.tsx', '../../server/market/items/items-shared.ts').status,
    0,
    'what is shared may cross',
  )
  for (const [file, imported] of [
    ['client/pages/planted.tsx', '../../server/market/items/items-service.ts'],
    ['client/islands/planted.tsx', '../../db/open.ts'],
    ['server/market/items/planted.ts', '../../client/page-module.ts'],
    ['server/market/items/planted-shared.ts', './items-service.ts'],
    ['db/planted.ts', '../server/platform/limits.ts'],
  ] as const) {
    const { stderr, status } = lint(file, imported)
    t.not(status, 0, `${file} → ${imported}`)
    t.match(stderr, 'noRestrictedImports')
  }
})

t.test('scripts that load after the first paint are listed but not preloaded', async (t) => {
  const app = await testApp(t)
  const { body } = await app.inject('/sign-in')
  const [, soon] = /<template>(<link.+?)<\/template>/.exec(body)!
  const scripts = [...soon!.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]+)"\/>/g)].map(
    ([, name]) => name,
  )
  for (const island of ['hydrate', 'sign-in-form'])
    t.ok(
      scripts.some((name) => name!.startsWith(island)),
      island,
    )
  for (const name of scripts) t.equal(body.split(name!).length, 2, `${name} is named once`)
  t.notMatch(
    (await app.inject('/')).body,
    '<template><link',
    'where no island wakes by itself there are none',
  )
})

t.test('a page ships a script just when something in it is to be woken', async (t) => {
  const app = await testApp(t)
  for (const url of ['/', '/browse', '/payment', '/page/faqs', '/sign-in', '/no-such-page']) {
    const { body } = await app.inject(url)
    const wakes = /data-(?:enhance|island)="/.test(body)
    t.equal(/<script type="module"/.test(body), wakes, url)
    const others = [...body.matchAll(/<script(?! type="(?:module|application\/(?:ld\+)?json)")[^<]*/g)]
    t.strictSame(
      others.map(([script]) => script),
      wakes ? [`<script>${PRESS_KEEPER}`] : [],
      `${url} has no other script`,
    )
  }
})
