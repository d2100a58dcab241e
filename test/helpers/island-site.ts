import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Test } from 'tap'
import { build, type InlineConfig, type Plugin } from 'vite'
import { ROOT } from '../../server/ops/process.mjs'
import { aloneCode, ISOLATE } from '../../server/platform/catalogues/compile.ts'
import { readCatalogues } from '../../server/platform/catalogues/generate.ts'
import { pageLanguage } from '../../server/platform/catalogues/in-client.ts'
import { temporaryFolder } from './app.ts'

/** An island of a page, as in client/island.tsx. */
export interface IslandProps {
  name: string
  when: 'load' | 'interaction'
  props?: object
}

const RUNTIME = [
  'components/toasts/nonce.ts',
  'components/toasts/toaster.tsx',
  'elements.d.ts',
  'dom/has-modifier.ts',
  'dom/composing.ts',
  'hydrate.tsx',
  'island.tsx',
  'stores/toasts.ts',
  'dom/typed-fields.ts',
  'wake.ts',
]

const ENTRY_SERVER = `
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from './island.tsx'
export const render = (islands) =>
  renderToStaticMarkup(islands.map((island, id) => <Island key={id} id={id} props={{}} {...island} />))`

const ENTRY_CLIENT = `
import { tellMissing } from './stores/toasts.ts'
import { wake } from './wake.ts'
addEventListener('island-missing', tellMissing)
wake(document)`

/**
 * Builds the product's island runtime with the islands of test/fixtures/islands in a new folder and serves it. Returns the address of a
 * page for a list of islands; `before` is HTML above them.
 */
export async function islandSite(t: Test): Promise<(islands: IslandProps[], before?: string) => string> {
  const root = temporaryFolder(t)
  for (const name of RUNTIME) cpSync(join(ROOT, 'client', name), join(root, name))
  cpSync(join(ROOT, 'test/fixtures/islands'), join(root, 'islands'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'entry-server.tsx'), ENTRY_SERVER)
  writeFileSync(join(root, 'entry-client.ts'), ENTRY_CLIENT)
  const languages: Plugin = {
    name: 'server-of-the-checkout',
    enforce: 'pre',
    resolveId: (id) =>
      /^[./]+\/server\/platform\/(?:catalogues|http)\//.test(id)
        ? join(ROOT, id.replace(/^[./]+/, ''))
        : null,
    // The product's build writes messages into the scripts; here they are one module.
    async load(id) {
      if (!id.endsWith('/catalogues/messages.ts')) return null
      const { messages } = await readCatalogues()
      const functions = [...messages.get('en')!].map(
        ([key, message]) => `export const ${key} = ${aloneCode(message, 'en')}`,
      )
      return [ISOLATE, ...functions].join('\n')
    },
  }
  const shared = {
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [languages, pageLanguage],
  } satisfies InlineConfig
  await build({
    ...shared,
    build: {
      outDir: 'dist',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'entry-client.ts'), output: { entryFileNames: 'entry.js' } },
    },
  })
  await build({ ...shared, build: { outDir: 'server', ssr: 'entry-server.tsx' } })
  const { render } = (await import(pathToFileURL(join(root, 'server/entry-server.js')).href)) as {
    render: (islands: IslandProps[]) => string
  }

  const pages = new Map<string, string>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url!)
    if (page) return response.setHeader('content-type', 'text/html').end(page)
    if (!request.url!.endsWith('.js')) return response.setHeader('content-type', 'text/html').end('Elsewhere')
    return response
      .setHeader('content-type', 'text/javascript')
      .end(readFileSync(join(root, 'dist', request.url!)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return (islands, before = '') => {
    const path = `/page-${pages.size}`
    const head =
      '<meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="/entry.js"></script>'
    pages.set(
      path,
      `<!doctype html><html lang="en"><head>${head}</head><body>${before}${render(islands)}</body></html>`,
    )
    return origin + path
  }
}
