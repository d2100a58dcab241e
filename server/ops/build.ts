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
import { basename, join, posix, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite'
import { ROOT } from '../../db/root.mjs'
import { generate } from '../platform/catalogues/generate.ts'
import { PACKAGE_FILES, packageFile } from '../platform/package-files.ts'
import { BUNDLES, bundleName } from './bundle.mjs'
import { PlainError, writingHere } from './process.mjs'

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
    // Listed explicitly, because no file imports it: a plugin replaces current.ts with it.
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
function dropOldBuilds(within: string, current: string): void {
  const own = basename(BUNDLES)
  const folders = readdirSync(within, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current && entry.name !== own)
    .map(({ name }) => ({ name, time: statSync(join(within, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  const [aside, finished] = [true, false].map((unfinished) =>
    folders.filter(({ name }) => name.includes('.') === unfinished),
  )
  const abandoned = aside!.filter(({ time }) => time < Date.now() - ABANDONED)
  for (const { name } of [...finished!.slice(BUILDS_KEPT - 1), ...abandoned]) {
    rmSync(join(within, name), { recursive: true, force: true })
  }
}

/** Entry points in production: the server, its threads and processes, and the tools. */
const SCRIPTS = [
  'server/main.ts',
  'server/platform/images/image-process.ts',
  'server/platform/images/heic-worker.ts',
  'server/trading/circles/run-worker.ts',
  'server/trading/circles/health-worker.ts',
  'server/trading/swap-days/match-worker.ts',
  'server/ops/admin.ts',
  'server/ops/backup.ts',
  'server/ops/circles.ts',
  'server/ops/demo.ts',
  'server/ops/restore.ts',
]
/** Packages that are not bundled: native ones, and one that serves its own files. The last two are optional dependencies of ws. */
const NOT_BUNDLED = ['better-sqlite3', 'sharp', '@fastify/swagger-ui', 'vite', 'bufferutil', 'utf-8-validate']
/** CommonJS packages expect `__filename` and `__dirname`. */
const BANNER = 'const __filename = import.meta.filename, __dirname = import.meta.dirname;'

/** Node stores a script with two bytes per character if any character is not Latin-1. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

async function builderFor(
  environments: Record<string, EnvironmentOptions>,
  plugins: Plugin[] = [],
): Promise<ViteBuilder> {
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  return createBuilder({ root: ROOT, configLoader: 'native', logLevel: 'warn', environments, plugins })
}

async function buildInto(folder: string): Promise<void> {
  const { fillScripts } = await import('../platform/catalogues/in-client.ts')
  const builder = await builderFor({
    client: { build: { outDir: join(folder, 'client') } },
    ssr: { build: { outDir: join(folder, 'server') } },
  })
  await builder.buildApp()
  await fillScripts(join(folder, 'client'))
  precompress(join(folder, 'client'))
}

async function bundleInto(folder: string): Promise<void> {
  const input = Object.fromEntries(SCRIPTS.map((source) => [basename(source, '.ts'), join(ROOT, source)]))
  const output = {
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash:7].js',
    banner: BANNER,
    // V8 retains the source text: without comments it is half as long. Names remain, for stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  }
  const builder = await builderFor(
    {
      bundle: {
        consumer: 'server',
        resolve: { noExternal: true, external: NOT_BUNDLED },
        build: { ssr: true, copyPublicDir: false, outDir: folder, rolldownOptions: { input, output } },
      },
    },
    [inAscii],
  )
  await builder.build(builder.environments.bundle!)
  for (const [specifier, copy] of Object.entries(PACKAGE_FILES))
    writeFileSync(join(folder, basename(specifier)), copy(readFileSync(packageFile(specifier))))
}

/** Builds `<within>/<name>` if missing and points `<within>/current` at it. Built aside and renamed, so that parallel starts do not conflict. */
async function make(
  within: string,
  name: string,
  about: string,
  makeInto: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(within, name)
  mkdirSync(within, { recursive: true })
  if (!existsSync(folder)) {
    process.stderr.write(`${about}…\n`)
    const aside = `${folder}.${process.pid}`
    try {
      await makeInto(aside)
      renameSync(aside, folder)
    } catch (error) {
      rmSync(aside, { recursive: true, force: true })
      // The rename failed because a parallel start has finished the same build.
      if (!existsSync(folder)) throw error
    }
  }
  const current = join(within, 'current')
  // Not rewritten if current: the user who starts the site may have no write permission.
  if (!existsSync(current) || readFileSync(current, 'utf8') !== name) {
    utimesSync(folder, new Date(), new Date())
    const pointer = `${current}.${process.pid}`
    writeFileSync(pointer, name)
    renameSync(pointer, current)
  }
  dropOldBuilds(within, name)
  return folder
}

/**
 * Builds the client into `dist/<name>`, with the pages for a server run from source.
 * @returns the folder of the build.
 * @throws errors of Vite and the file system.
 */
export async function build(): Promise<string> {
  await generate()
  return make(DIST, buildName(), 'Building the client', buildInto)
}

/**
 * Builds the server with its pages into `dist/server/<name>`.
 * @returns the folder of the bundle.
 * @throws errors of Vite and the file system.
 */
export async function buildServer(): Promise<string> {
  await generate()
  return make(BUNDLES, bundleName(), 'Building the server', bundleInto)
}

if (import.meta.main) {
  try {
    await writingHere(async () => {
      await build()
      await buildServer()
    })
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
