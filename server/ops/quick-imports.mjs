import { existsSync } from 'node:fs'
import module from 'node:module'
import { pathToFileURL } from 'node:url'

// Optional optimization, imported first: Node 24 parses a package.json again for every import within the package, and drizzle-orm's has
// 180 kB (docs/decisions/002-start-hands-over.md).

const PACKAGE = 'drizzle-orm'
const INSIDE = `/node_modules/${PACKAGE}/`
/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const resolved = new Map()

if (!existsSync(new URL('../../node_modules', import.meta.url))) {
  // Command line tools import this file first; missing packages would print a stack.
  process.stderr.write('Nothing is installed here yet: `npm ci` does it, and `npm start` by itself.\n')
  process.exit(1)
}

if (!existsSync(new URL(`../../node_modules/${PACKAGE}`, import.meta.url))) {
  // A systemd unit written for a version without a bundle starts a source file. A built site lacks the packages of the sources, so the
  // bundled file runs.
  const { bundled } = await import('./bundle.mjs')
  module.registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const [, source] = /\/(server\/(?:main|ops\/\w+)\.ts)$/.exec(found.url) ?? []
      const file = source && bundled(source)
      return file ? { ...found, url: pathToFileURL(file).href, format: 'module' } : found
    },
  })
} else await runFromSources()

async function runFromSources() {
  module.registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context
      if (specifier.startsWith('.') && parentURL?.includes(INSIDE)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      }
      // Own files are imported by full name, so no search is needed. For missing files, Node's error names the importer.
      if (specifier.startsWith('.') && specifier.endsWith('.ts') && parentURL?.startsWith('file:')) {
        const url = new URL(specifier, parentURL)
        if (existsSync(url)) return { url: url.href, format: 'module-typescript', shortCircuit: true }
      }
      if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context)
      const found = resolved.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      resolved.set(specifier, found)
      return found
    },
  })

  // Any process may need the compiled catalogues.
  const { generate } = await import('../platform/catalogues/generate.ts')
  const { PlainError, writingHere } = await import('./process.mjs')
  try {
    await writingHere(generate)
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
