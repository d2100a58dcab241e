import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { generate } from '../platform/catalogues/generate.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DIST = join(ROOT, 'dist')
const BUILDS_KEPT = 3
const ABANDONED = 3_600_000

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** Transitive closure of imports. Relative imports always have an extension. */
function withImports(names: string[]): Set<string> {
  const found = new Set(names)
  for (const name of found) {
    if (!/\.tsx?$/.test(name)) continue
    for (const [, path] of read(name).matchAll(/from '(\.[^']+)'/g)) {
      const imported = posix.join(posix.dirname(name), path!)
      if (existsSync(join(ROOT, imported))) found.add(imported)
    }
  }
  return found
}

/** All inputs of a build, relative to the root. */
export function buildFiles(): Set<string> {
  const client = globSync('client/**/*', { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  const settings = [
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'server/ops/build.ts',
    // Not imported: a plugin replaces current.ts by it.
    'server/platform/catalogues/in-browser.ts',
  ]
  const texts = globSync('server/platform/catalogues/*/*.json', { cwd: ROOT })
  return withImports([...client, ...settings, ...texts])
}

/** Content hash of all inputs, so that a current build is reused. */
function buildName(): string {
  const hash = createHash('sha256')
  for (const name of [...buildFiles()].sort()) {
    hash.update(`${name}\0`).update(readFileSync(join(ROOT, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

function precompress(folder: string): void {
  for (const name of globSync('assets/*.{js,css,svg}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, name))
    writeFileSync(`${join(folder, name)}.gz`, gzipSync(bytes, { level: 9 }))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${join(folder, name)}.br`, brotliCompressSync(bytes, { params: quality }))
  }
}

/** Retains the newest builds, which running sites may serve, and unfinished ones of other processes. */
function dropOldBuilds(current: string): void {
  const folders = readdirSync(DIST, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => ({ name, time: statSync(join(DIST, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  const [aside, finished] = [true, false].map((unfinished) =>
    folders.filter(({ name }) => name.includes('.') === unfinished),
  )
  const abandoned = aside!.filter(({ time }) => time < Date.now() - ABANDONED)
  for (const { name } of [...finished!.slice(BUILDS_KEPT - 1), ...abandoned]) {
    rmSync(join(DIST, name), { recursive: true, force: true })
  }
}

async function buildInto(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  const { fillScripts } = await import('../platform/catalogues/in-client.ts')
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: join(folder, 'client') } },
      ssr: { build: { outDir: join(folder, 'server') } },
    },
  })
  await builder.buildApp()
  await fillScripts(join(folder, 'client'))
  precompress(join(folder, 'client'))
}

/**
 * Builds the client into `dist/<name>` if missing and points `dist/current` at it. Built aside and renamed, so that parallel starts do not
 * conflict.
 * @returns the folder of the build.
 * @throws errors of Vite and the file system.
 */
export async function build(): Promise<string> {
  await generate()
  const name = buildName()
  const folder = join(DIST, name)
  mkdirSync(DIST, { recursive: true })
  if (!existsSync(folder)) {
    process.stderr.write('Building the client…\n')
    const aside = `${folder}.${process.pid}`
    try {
      await buildInto(aside)
      renameSync(aside, folder)
    } catch (error) {
      rmSync(aside, { recursive: true, force: true })
      // A parallel start has finished the same build.
      if (!existsSync(folder)) throw error
    }
  }
  const current = join(DIST, 'current')
  // Not rewritten if current: the user who starts the site may have no write permission.
  if (!existsSync(current) || readFileSync(current, 'utf8') !== name) {
    utimesSync(folder, new Date(), new Date())
    const pointer = `${current}.${process.pid}`
    writeFileSync(pointer, name)
    renameSync(pointer, current)
  }
  dropOldBuilds(name)
  return folder
}

if (import.meta.main) await build()
