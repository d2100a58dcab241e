import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { IS_BUNDLE, ROOT } from '../../../db/root.mjs'
import { LANGUAGES, type Language } from '../../platform/catalogues/current.ts'
import type { ScriptsByLanguage } from '../../platform/catalogues/in-client.ts'
import { viteMiddleware } from './vite-middleware.ts'

const DIST = join(ROOT, 'dist')

interface Chunk {
  file: string
  src?: string
  imports?: string[]
}
type Manifest = Record<string, Chunk>

interface BuildAssets {
  styles: string[]
  fonts: string[]
  scripts: string[]
  chunks: Record<string, string[]>
}

/** Server part and assets of the client. `M` is the type of client/entry-server.tsx. */
interface ClientBuild<M> {
  readonly client: M
  assetsIn(language: Language): BuildAssets
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen)), `/${chunk.file}`]
}

/** The manifest of the build, with the file names of one language. */
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
 * Serves the build output: one route per folder, because each route costs startup time, and a route per file at the root, where pages are too.
 * @fastify/static's folder routes list a folder per response to check the case of a name, which takes longer than the response.
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

/** Assets by language; cached per process, because a build never changes. */
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

async function production<M>(app: FastifyInstance, bundledClient: () => Promise<M>): Promise<ClientBuild<M>> {
  const pointer = join(DIST, 'current')
  if (!existsSync(pointer))
    throw new Error('The client is not built. Run `npm run build`, or use `npm start`.')
  const folder = join(DIST, readFileSync(pointer, 'utf8'))
  const assets = assetsOf(folder)
  await serveFiles(app, join(folder, 'client'))
  const client = IS_BUNDLE
    ? await bundledClient()
    : ((await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as M)
  return { client, assetsIn: (language) => assets.get(language)! }
}

/**
 * Browser and server half of the client.
 * @param bundledClient the server half in the bundle, which shares modules with it.
 * @throws Error in production without a build.
 */
export const clientBuild = <M>(
  app: FastifyInstance,
  dev: boolean,
  bundledClient: () => Promise<M>,
): Promise<ClientBuild<M>> => (dev ? viteMiddleware<M>(app) : production<M>(app, bundledClient))
