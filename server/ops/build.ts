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
/** Finished builds that are kept, the current one among them. */
const BUILDS_KEPT = 3
/** Milliseconds after which a build that was never finished is left over from a start that died. */
const ABANDONED = 3_600_000

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** Files that these files import, and so on. Relative imports always name the file with its ending. */
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

/** All that goes into a build, as paths from the root. */
export function buildFiles(): Set<string> {
  const client = globSync('client/**/*', { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  const settings = [
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'server/ops/build.ts',
    // No file imports it: a plugin puts it in the place of current.ts.
    'server/platform/catalogues/in-browser.ts',
  ]
  const texts = globSync('server/platform/catalogues/*/*.json', { cwd: ROOT })
  return withImports([...client, ...settings, ...texts])
}

/** Names a build after all that goes into it, so that an up-to-date one is found and never made twice. */
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

/** Keeps the newest few builds, whose files a running site may still serve, and those that other processes are making. */
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
  // The name of a build says nothing of NODE_ENV, so it must not change what is built.
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
 * Builds the client into `dist/<name>` unless that is there, and points `dist/current` at it. It is built aside
 * and renamed, so that two starts in one checkout, or a start beside a running site, do not disturb each other.
 *
 * @returns the folder of the build.
 * @throws what Vite throws where the client has an error, and what the file system does.
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
      // Another start may have finished the same build first.
      if (!existsSync(folder)) throw error
    }
  }
  const current = join(DIST, 'current')
  // What is there is left as it is: the one who starts the site may be another than who has built it, and may not write here.
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
