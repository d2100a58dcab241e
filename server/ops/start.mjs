import './old-node.mjs'
import { join } from 'node:path'
import { ensureInstalled, isDeployed } from './install.mjs'
import {
  handOver,
  isNewEnough,
  PlainError,
  productNode,
  QUICK_IMPORTS,
  ROOT,
  writingHere,
} from './process.mjs'

const dev = process.argv.includes('--dev')

/** Builds if needed and becomes the server. */
async function serve() {
  await import('./quick-imports.mjs')
  // Saves a third of the startup CPU time. Not in a temporary folder, where other users could place code.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(join(ROOT, 'node_modules/.cache/node'))
  if (!isDeployed()) {
    const { build } = await import('./build.ts')
    try {
      await writingHere(build)
    } catch (error) {
      if (error instanceof PlainError) throw error
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
      throw new PlainError('the client could not be built, see above. Does `git status` show changed files?')
    }
  }
  await import('../main.ts')
}

try {
  await ensureInstalled()
  const node = productNode()
  if (dev) {
    const env = { ...process.env, NODE_ENV: 'development' }
    handOver(node, [...QUICK_IMPORTS, '--watch', '--watch-preserve-output', 'server/main.ts'], env)
  } else if (isNewEnough()) await serve()
  else if (node !== process.execPath) handOver(node, [...process.execArgv, ...process.argv.slice(1)])
  else throw new PlainError(`Node 24.9 is needed, this is ${process.version}.`)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  process.stderr.write(`Swapyard cannot start: ${error.message}\n`)
  process.exit(1)
}
