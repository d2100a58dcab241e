import { existsSync } from 'node:fs'
import module from 'node:module'

// Node 24 parses a package.json anew for every import that it resolves in that package, and that of drizzle-orm has
// 180 kB. To be imported before anything else (docs/decisions/004-quick-imports.md); without it all works, more slowly.

const PACKAGE = 'drizzle-orm'
const INSIDE = `/node_modules/${PACKAGE}/`
/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const resolved = new Map()

if (!existsSync(new URL('../../node_modules', import.meta.url))) {
  // The command line tools import this file first: without the packages they would end in a stack.
  process.stderr.write('Nothing is installed here yet: `npm ci` does it, and `npm start` by itself.\n')
  process.exit(1)
}

module.registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (specifier.startsWith('.') && parentURL?.includes(INSIDE)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    // Our own files name one another in full, so there is nothing to look for. Of one that is missing Node says who asks for it.
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

// Any process that begins with this file may need the sentences of the site, which are compiled where their files have changed.
const { generate } = await import('../platform/catalogues/generate.ts')
const { PlainError, writingHere } = await import('./process.mjs')
try {
  await writingHere(generate)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
