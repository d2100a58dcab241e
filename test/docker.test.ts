import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import t from 'tap'
import { ROOT, run } from '../server/ops/process.mjs'
import { temporaryFolder } from './helpers/app.ts'
import { freePort } from './helpers/free-port.ts'
import { pinnedEnvironment, startSite } from './helpers/process.ts'

interface Stage {
  name: string
  steps: { verb: string; rest: string }[]
}

interface Lock {
  packages: Record<string, { dev?: boolean; devDependencies?: Record<string, string> }>
}

/** Skipped, because `npm test` has already installed with this command. */
const INSTALL_TO_BUILD = 'npm ci --include=dev'

function stages(): Stage[] {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll(/\\\n/g, ' ')
  const found: Stage[] = []
  for (const line of text.split('\n')) {
    const [, verb, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (verb === 'FROM') found.push({ name: / AS (\w+)/.exec(rest!)?.[1] ?? '', steps: [] })
    else if (verb) found.at(-1)!.steps.push({ verb, rest: rest! })
  }
  return found
}

/** Files included in the build context (.dockerignore lists the inclusions). */
const context = () =>
  readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))

/** Files excluded by .dockerignore. A fresh clone has none of them. */
const isIgnored = (path: string) => /\.sqlite|\/catalogues\/generated(?:\/|$)/.test(path)

/** Runs the steps of a stage in `folder` as /app, without a container engine. */
async function runStage(
  stage: Stage,
  folder: string,
  others: Record<string, string>,
): Promise<Record<string, string>> {
  const env: Record<string, string> = {}
  const inside = (path: string) =>
    path.replaceAll('/app', folder).replaceAll(/\/(?:data|backups)\b/g, (name) => join(folder, name))
  for (const { verb, rest } of stage.steps) {
    if (verb === 'ENV') {
      for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) env[name!] = inside(value!)
    }
    if (verb === 'COPY') copy(rest.split(' '), folder, others)
    if (verb !== 'RUN') continue
    if (rest === INSTALL_TO_BUILD) {
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
      continue
    }
    // Without `chown`, because the user `node` may be missing on this machine.
    const command = inside(rest).replace(/ && chown .*/, '')
    const status = await run(command, [], {
      shell: true,
      cwd: folder,
      env: { ...pinnedEnvironment, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}`)
  }
  return env
}

function copy(parts: string[], folder: string, others: Record<string, string>): void {
  const target = parts.pop()!
  const [first] = parts
  const from = /^--from=(\w+)/.exec(first!)?.[1]
  const root = from ? others[from]! : ROOT
  const names = (from ? parts.slice(1) : parts).map((part) => part.replace(/^\/app\//, ''))
  for (const name of names.flatMap((name) => (name === '.' ? context() : [name]))) {
    const path = target === '.' ? name : target.endsWith('/') ? join(target, basename(name)) : target
    const to = join(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(root, name), to, {
      recursive: true,
      filter: (path) => from !== undefined || !isIgnored(path),
    })
  }
}

const skip = process.env.CI ? false : 'installs for production once more, so it runs under CI only'

t.test('the container image serves, without development dependencies', { skip }, async (t) => {
  const [build, final] = stages() as [Stage, Stage]
  const folders = { build: temporaryFolder(t), final: temporaryFolder(t) }
  t.ok(build.steps.some(({ rest }) => rest === INSTALL_TO_BUILD))
  await runStage(build, folders.build, {})
  const env = await runStage(final, folders.final, { build: folders.build })

  t.match(env, { HOST: '0.0.0.0', DEMO_DATA: 'off' })
  t.equal(final.steps.find(({ verb }) => verb === 'USER')?.rest, 'node')
  t.equal(final.steps.find(({ verb }) => verb === 'VOLUME')?.rest, '/data')
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const { '': root, ...installed } = packages
  t.ok(installed['node_modules/tap']?.dev, 'the lock file tells what is for development')
  for (const name of Object.keys(root!.devDependencies!)) {
    // Some development dependencies are also needed at run time, according to the lock file.
    if (!installed[`node_modules/${name}`]?.dev) continue
    t.notOk(existsSync(join(folders.final, 'node_modules', name)), `${name} is not installed`)
  }

  const command = (verb: string): string[] =>
    JSON.parse(/\[.*\]$/.exec(final.steps.find((step) => step.verb === verb)!.rest)![0])
  const port = String(await freePort())
  const options = {
    cwd: folders.final,
    env: { ...pinnedEnvironment, ...env, HOST: '127.0.0.1', PORT: port },
  }
  const site = await startSite(t, command('CMD'), options)
  t.equal((await fetch(`${site.origin}/healthz`)).status, 200)
  t.equal((await fetch(site.origin)).status, 200)
  const [node, ...args] = command('HEALTHCHECK')
  t.equal(spawnSync(node!, args, options).status, 0, 'the health check agrees')
  t.ok(existsSync(join(folders.final, 'data/swapyard.sqlite')), 'what lasts lies under /data')
  t.equal(await site.stop(), 0)
  t.equal(spawnSync(node!, args, options).status, 1, 'and notices when the site is down')

  const started = await startSite(t, ['npm', 'start'], options)
  t.equal((await fetch(`${started.origin}/healthz`)).status, 200, 'npm start serves what is deployed')
  t.notMatch(started.output(), /Installing|Building/)
  t.equal(await started.stop(), 0)
})
