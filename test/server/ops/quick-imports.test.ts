import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { QUICK_IMPORTS, ROOT } from '../../../server/ops/process.mjs'
import { temporaryFolder } from '../../helpers/app.ts'

/** Output of a script with these Node options. */
const printed = (options: string[], script: string) =>
  execFileSync(process.execPath, [...options, '--input-type=module', '--eval', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })

t.test('every import of drizzle-orm leads where it leads without the hook', async (t) => {
  const sources = globSync(['server/**/*.ts', 'db/**/*.ts'], { cwd: ROOT }).map((file) =>
    readFileSync(`${ROOT}/${file}`, 'utf8'),
  )
  const named = sources.flatMap((source) => [...source.matchAll(/from '(drizzle-orm[^']*)'/g)])
  const names = [...new Set(named.map(([, name]) => name))]
  t.ok(names.length > 2)
  const resolve = `for (const name of ${JSON.stringify(names)}) console.log(import.meta.resolve(name))`
  t.equal(printed(QUICK_IMPORTS, resolve), printed([], resolve))
})

t.test('a module of drizzle-orm is there once, however it is reached', async (t) => {
  const script = `
    import { SQL, sql } from 'drizzle-orm'
    import { sqliteTable, integer } from 'drizzle-orm/sqlite-core'
    import { drizzle } from 'drizzle-orm/better-sqlite3'
    const table = sqliteTable('t', { n: integer() })
    console.log(sql\`\${table.n}\` instanceof SQL, typeof drizzle, sql\`\${table.n} + 1\`.getSQL() instanceof SQL)`
  t.equal(printed(QUICK_IMPORTS, script).trim(), 'true function true')
})

t.test('a file of ours that is missing is named, and who asks for it', async (t) => {
  const script = `
    import { startFault } from './server/site/start-fault.ts'
    const fault = await import('./server/nowhere.ts').catch(startFault)
    console.log(fault)`
  t.match(printed(QUICK_IMPORTS, script), /Cannot find module '[^']*nowhere\.ts' imported from/)
})

t.test('a tool run before installation prints the fix in one line', async (t) => {
  const cwd = temporaryFolder(t)
  const hook = 'server/ops/quick-imports.mjs'
  cpSync(join(ROOT, hook), join(cwd, hook))
  const options = { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } } as const
  const { status, stderr } = spawnSync(process.execPath, [...QUICK_IMPORTS, '--eval', ''], options)
  t.equal(status, 1)
  t.match(stderr, /^Nothing is installed here yet: `npm ci` .*\n$/)
})

/** A folder that not even root can write to. */
const SEALED = '/sys/kernel'
const skip = existsSync(SEALED) ? false : `no ${SEALED}`

t.test('an unwritable folder is reported in one line', { skip }, async (t) => {
  const cwd = temporaryFolder(t)
  const sentences = 'server/platform/catalogues'
  for (const path of ['server/ops', 'db/root.mjs', sentences])
    cpSync(join(ROOT, path), join(cwd, path), {
      recursive: true,
      filter: (from) => from !== join(ROOT, sentences, 'generated'),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(cwd, 'node_modules'))
  symlinkSync(SEALED, join(cwd, sentences, 'generated'))
  const options = { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } } as const
  const { status, stderr } = spawnSync(process.execPath, [...QUICK_IMPORTS, '--eval', ''], options)
  t.equal(status, 1)
  t.match(stderr, /^\S+ cannot be written to \(E[A-Z]+: .+\)\. .+ by that user prepares it\.\n$/)
})
