import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import t from 'tap'
import { createBuilder } from 'vite'
import { build, buildFiles } from '../../../server/ops/build.ts'
import { ROOT } from '../../../server/ops/process.mjs'

t.test('a build that is there is used without writing anything, as by one who may not', async (t) => {
  const folder = await build()
  const times = () => [folder, join(ROOT, 'dist/current')].map((path) => statSync(path).mtimeMs)
  const before = times()
  t.equal(await build(), folder)
  t.strictSame(times(), before)
})

t.test('a build is named after each of our files that Vite reads for it', async (t) => {
  const read = new Set<string>()
  const note = {
    name: 'note-what-is-read',
    transform(_code: string, id: string) {
      const file = relative(ROOT, id.split('?')[0]!)
      if (/^(?:client|server|db)\//.test(file)) read.add(file)
    },
  }
  const unwritten = { build: { write: false } }
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'warn',
    plugins: [note],
    environments: { client: unwritten, ssr: unwritten },
  })
  await builder.buildApp()
  t.ok(read.has('client/entry-client.ts'))
  const named = buildFiles()
  t.strictSame(
    [...read].filter((file) => !named.has(file)),
    [],
  )
})
