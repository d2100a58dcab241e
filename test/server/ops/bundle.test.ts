import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { buildServer } from '../../../server/ops/build.ts'
import { QUICK_IMPORTS, ROOT } from '../../../server/ops/process.mjs'
import { temporaryFolder, testEnvironment } from '../../helpers/app.ts'
import { formPayload } from '../../helpers/form.ts'
import { pinnedEnvironment, type Started, startSite } from '../../helpers/process.ts'

const skip = process.env.CI ? false : 'builds the server once more, so it runs under CI only'
const RUN = 'server/ops/run.mjs'
const EMAIL = 'ada@example.test'

/** Calls the site and expects 200. */
async function call(
  t: Test,
  { origin }: Started,
  path: string,
  { token, ...init }: RequestInit & { token?: string } = {},
) {
  const headers = new Headers(init.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  const response = await fetch(origin + path, { ...init, headers })
  const text = await response.text()
  t.equal(response.status, 200, `${path}: ${text.slice(0, 300)}`)
  return text
}

const inJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function register(t: Test, site: Started): Promise<string> {
  const answer = await call(
    t,
    site,
    '/api/auth/register',
    inJson({
      name: 'Ada Example',
      email: EMAIL,
      phone_number: '+12025550100',
      address: 'Springfield',
      password: 'correct horse battery',
      password_confirmation: 'correct horse battery',
      terms_and_conditions: '1',
    }),
  )
  return JSON.parse(answer).data.token
}

/** Posts an item with this picture. @returns the path of its smallest picture. */
async function post(t: Test, site: Started, token: string, picture: File): Promise<string> {
  const { headers, payload } = await formPayload({
    name: 'Film camera',
    description: 'Works as it should.',
    product_category_id: '1',
    condition: 'LikeNew',
    'images[]': picture,
  })
  const body = new Uint8Array(payload)
  const answer = await call(t, site, '/api/product/store', { method: 'POST', headers, body, token })
  return /"(\/uploads\/[^"]+\.webp)"/.exec(answer)![1]!
}

t.test('what the bundle contains finds its files from the root', async (t) => {
  const allowed = /^server\/(?:ops\/build|platform\/package-files|platform\/catalogues\/)/
  const found = globSync('{server,db}/**/*.ts', { cwd: ROOT }).filter(
    (file) =>
      !allowed.test(file) &&
      /import\.meta\.(?:dirname|filename|url)/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  t.strictSame(found, [])
})

t.test('the bundle does what the sources do', { skip }, async (t) => {
  await buildServer()
  const env = { ...pinnedEnvironment, ...testEnvironment(t), PORT: '0' }
  const tool = (name: string, args: string[], more: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, `server/ops/${name}.ts`, ...args], {
      cwd: ROOT,
      env: { ...env, ...more },
      encoding: 'utf8',
    })
    t.equal(status, 0, stderr)
    return stdout
  }
  const site = await startSite(t, [process.execPath, RUN, 'server/main.ts'], { cwd: ROOT, env })
  const threads = readFileSync(`/proc/${site.process.pid}/maps`, 'utf8')
  t.notMatch(threads, /amaro|rolldown|lightningcss/, 'no compiler is in memory')

  t.match(await call(t, site, '/?lang=de'), '<html lang="de"')
  for (const path of ['/browse', '/sw.js', '/api/openapi.json', '/api/docs/']) await call(t, site, path)
  const [, script] = /(\/assets\/[^"]+\.js)/.exec(await call(t, site, '/')) ?? []
  await call(t, site, script!)

  const token = await register(t, site)
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  const heic = readFileSync(join(ROOT, 'test/fixtures/pictures/tile-red.heic'))
  for (const [bytes, type] of [
    [jpeg, 'image/jpeg'],
    [heic, 'image/heic'],
  ] as const) {
    const picture = await post(t, site, token, new File([new Uint8Array(bytes)], 'picture', { type }))
    await call(t, site, picture)
  }
  t.match(tool('admin', ['grant', EMAIL]), 'is an admin now')
  t.match(JSON.parse(await call(t, site, '/api/admin/circles/run', { method: 'POST', token })), {
    data: { proposed: 0 },
  })
  t.match(JSON.parse(await call(t, site, '/api/admin/circles/health', { token })), { status: true })
  t.match(tool('circles', ['--market']), 'P1')

  const backup = join(temporaryFolder(t), 'backup.zip')
  t.match(tool('backup', [backup]), /the database and \d+ uploads/)
  t.equal(await site.stop(), 0, 'a signal ends it cleanly')
  const other = testEnvironment(t)
  t.match(tool('restore', [backup], other), 'Restored')
  const restored = await startSite(t, [process.execPath, RUN, 'server/main.ts'], {
    cwd: ROOT,
    env: { ...env, ...other },
  })
  t.match(await call(t, restored, '/browse'), 'Film camera')
  t.equal(await restored.stop(), 0)
})

t.test(
  'a unit of a version before the bundle starts what is built, without the packages of the sources',
  { skip },
  async (t) => {
    await buildServer()
    const folder = temporaryFolder(t)
    for (const path of ['package.json', 'dist', 'migrations', 'client', 'server', 'db'])
      cpSync(join(ROOT, path), join(folder, path), {
        recursive: true,
        filter: (file) => !file.endsWith('.sqlite'),
      })
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>
    }
    for (const [path, { dev }] of Object.entries(packages)) {
      if (path === '' || dev || !existsSync(join(ROOT, path)) || existsSync(join(folder, path))) continue
      cpSync(join(ROOT, path), join(folder, path), { recursive: true })
    }
    t.notOk(existsSync(join(folder, 'node_modules/fastify')))
    const site = await startSite(t, [process.execPath, ...QUICK_IMPORTS, 'server/main.ts'], {
      cwd: folder,
      env: { ...pinnedEnvironment, ...testEnvironment(t), PORT: '0' },
    })
    t.equal((await fetch(site.origin)).status, 200)
    t.equal(await site.stop(), 0)
  },
)
