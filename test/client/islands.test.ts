import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import type * as Client from '../../client/entry-server.tsx'
import type { IslandName } from '../../client/islands.ts'
import { ROOT } from '../../server/ops/process.mjs'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { islandProps } from './island-props.ts'

const names = Object.keys(islandProps) as IslandName[]

t.test('every file of client/islands is listed in client/islands.ts', async (t) => {
  const files = globSync('client/islands/*.tsx', { cwd: ROOT }).map((file) => basename(file, '.tsx'))
  t.strictSame(files.sort(), names.sort())
})

t.test('every island renders bare on the server', async (t) => {
  const build = join(ROOT, 'dist', readFileSync(join(ROOT, 'dist/current'), 'utf8'), 'server/entry-server.js')
  const client = (await import(pathToFileURL(build).href)) as typeof Client
  const render = <N extends IslandName>(name: N) => client.renderIsland(name, islandProps[name])
  for (const name of names) {
    const html = render(name)
    t.match(html, `data-island="${name}"`)
    const json = /<script type="application\/json">(.*)<\/script>$/.exec(html)?.[1]
    t.strictSame(JSON.parse(json!), islandProps[name], `${name} gets plain JSON`)
  }
})

t.test('the forms of visitors hydrate without a mismatch', { skip: noBrowser }, async (t) => {
  const { origin } = await testServer(t)
  for (const path of [
    '/sign-in',
    '/sign-up',
    '/resetpassword',
    '/verification?email=ada@example.test',
    '/createnewpassword?email=ada@example.test',
  ]) {
    const { page, problems } = await newPage(t, { origin })
    await page.goto(path)
    await t.resolves(
      page.waitForFunction(() => {
        const roots = [...document.querySelectorAll('x-island')]
        const awake = (root: Element) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))
        return roots.length > 0 && roots.every(awake)
      }),
      path,
    )
    t.strictSame(problems, [], path)
    await page.close()
  }
})

t.test('what was typed into a form before it woke is still there', { skip: noBrowser }, async (t) => {
  const { origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  let letThrough = () => {}
  const held = new Promise<void>((free) => {
    letThrough = free
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ada@example.test')
  letThrough()
  await page.waitForLoadState('networkidle')
  t.equal(await page.getByLabel('Email').inputValue(), 'ada@example.test')
  t.strictSame(problems, [])
})
