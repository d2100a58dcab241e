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
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = resolve(import.meta.dirname, '../..')
const DIST = join(ROOT, 'dist')
const BUILDS_KEPT = 3

/** Names a build after all that goes into it, so that an up-to-date one is found and never made twice. */
function buildName(): string {
  const inputs = [
    ...globSync('client/**/*', { cwd: ROOT }),
    ...globSync('server/**/*-schema.ts', { cwd: ROOT }),
    ...[
      'package-lock.json',
      'vite.config.ts',
      'server/limits.ts',
      'server/pagination.ts',
      'server/envelope.ts',
    ],
  ].sort()
  const hash = createHash('sha256')
  for (const name of inputs) {
    const file = join(ROOT, name)
    if (existsSync(file) && statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file))
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

function dropOldBuilds(current: string): void {
  const builds = readdirSync(DIST, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current && !entry.name.includes('.'))
    .map((entry) => ({ name: entry.name, time: statSync(join(DIST, entry.name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of builds.slice(BUILDS_KEPT - 1))
    rmSync(join(DIST, name), { recursive: true, force: true })
}

/**
 * Builds the client into `dist/<name>` unless that is there, and points `dist/current` at it. It is built aside
 * and renamed, so that two starts in one checkout, or a start beside a running site, do not disturb each other.
 */
export async function build(): Promise<string> {
  const name = buildName()
  const folder = join(DIST, name)
  mkdirSync(DIST, { recursive: true })
  if (!existsSync(folder)) {
    const aside = `${folder}.${process.pid}`
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({
      root: ROOT,
      logLevel: 'warn',
      environments: {
        client: { build: { outDir: join(aside, 'client') } },
        ssr: { build: { outDir: join(aside, 'server') } },
      },
    })
    await builder.buildApp()
    precompress(join(aside, 'client'))
    try {
      renameSync(aside, folder)
    } catch (error) {
      rmSync(aside, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  const pointer = join(DIST, `current.${process.pid}`)
  writeFileSync(pointer, name)
  renameSync(pointer, join(DIST, 'current'))
  dropOldBuilds(name)
  return folder
}

if (import.meta.main) await build()
