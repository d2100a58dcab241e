import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LANGUAGES, type Language } from '../../platform/catalogues/current.ts'
import type { ScriptsByLanguage } from '../../platform/catalogues/in-client.ts'
import { ROOT } from '../../platform/root.ts'
import { viteMiddleware } from './vite-middleware.ts'

const DIST = join(ROOT, 'dist')

interface Chunk {
  file: string
  src?: string
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** Addresses of what pages load, as client/layout/document.tsx takes them. */
interface BuildAssets {
  styles: string[]
  fonts: string[]
  scripts: string[]
  chunks: Record<string, string[]>
}

/** The server half of the client and where its browser half lies. `M` is the type of client/entry-server.tsx. */
export interface ClientBuild<M> {
  readonly client: M
  assetsIn(language: Language): BuildAssets
}

/** A chunk and, before it, all that it imports. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen)), `/${chunk.file}`]
}

/** A manifest with the files of one language in it. */
function inLanguage(manifest: Manifest, { endings, files }: ScriptsByLanguage, language: Language): Manifest {
  const own = new Set(files)
  const entries = Object.entries(manifest).map(([name, chunk]) => {
    const file = own.has(chunk.file) ? chunk.file.replace(/\.js$/, endings[language]!) : chunk.file
    return [name, { ...chunk, file }]
  })
  return Object.fromEntries(entries)
}

function readAssets(manifest: Manifest): BuildAssets {
  const entries = Object.entries(manifest)
  const scripts = withImports(manifest, 'client/entry-client.ts')
  const hydrate = withImports(manifest, 'client/hydrate.tsx')
  const chunks: Record<string, string[]> = {}
  for (const [name] of entries) {
    const [, kind, short] = /^client\/(islands|enhancements)\/(.+)\.tsx?$/.exec(name) ?? []
    if (!kind) continue
    const needed = [...(kind === 'islands' ? hydrate : []), ...withImports(manifest, name)]
    chunks[`${kind}/${short}`] = [...new Set(needed)].filter((href) => !scripts.includes(href))
  }
  return {
    styles: withImports(manifest, 'client/styles/main.css'),
    fonts: entries
      .filter(([name]) => /-latin-(?:opsz|wght)-normal\.woff2$/.test(name))
      .map(([, { file }]) => `/${file}`),
    scripts: [`/${manifest['client/entry-client.ts']!.file}`],
    chunks,
  }
}

/**
 * Serves what the build made: each folder of it by one route, since it has hundreds of files and each route costs every
 * start; the few files beside them by a route each, since pages live at the root too.
 *
 * The folders' routes are ours: those of the plugin list a folder for each answer, to see that a name is spelled as on the
 * disk, which takes longer than the answer.
 */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply: FastifyReply, path: string) {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    },
  })
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const { name } = entry
    if (name.startsWith('.')) continue
    if (entry.isFile()) app.get(`/${name}`, (_, reply) => reply.sendFile(name))
    else {
      const files = new Set(readdirSync(join(root, name)))
      app.get<{ Params: { file: string } }>(`/${name}/:file`, ({ params: { file } }, reply) =>
        files.has(file) ? reply.sendFile(`${name}/${file}`) : reply.callNotFound(),
      )
    }
  }
}

const assetsOfFolder = new Map<string, ReadonlyMap<Language, BuildAssets>>()

/** What a build's pages load. Its folder never changes, so a process reads it once, however often the site begins in it. */
function assetsOf(folder: string): ReadonlyMap<Language, BuildAssets> {
  const known = assetsOfFolder.get(folder)
  if (known) return known
  const read = (name: string) => readFileSync(join(folder, 'client/.vite', name), 'utf8')
  const manifest = JSON.parse(read('manifest.json')) as Manifest
  const scripts = JSON.parse(read('languages.json')) as ScriptsByLanguage
  const assets = new Map(
    LANGUAGES.map((language) => [language, readAssets(inLanguage(manifest, scripts, language))]),
  )
  assetsOfFolder.set(folder, assets)
  return assets
}

async function production<M>(app: FastifyInstance): Promise<ClientBuild<M>> {
  const pointer = join(DIST, 'current')
  if (!existsSync(pointer))
    throw new Error('The client is not built. Run `npm run build`, or use `npm start`.')
  const folder = join(DIST, readFileSync(pointer, 'utf8'))
  const assets = assetsOf(folder)
  await serveFiles(app, join(folder, 'client'))
  const client = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as M
  return { client, assetsIn: (language) => assets.get(language)! }
}

/**
 * Serves the browser half of the client and gives its server half.
 *
 * @throws Error in production when nothing was built.
 */
export const clientBuild = <M>(app: FastifyInstance, dev: boolean): Promise<ClientBuild<M>> =>
  dev ? viteMiddleware<M>(app) : production<M>(app)
