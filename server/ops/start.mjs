import './old-node.mjs'
import { pathToFileURL } from 'node:url'
import { bundled, isBundleCurrent } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { handOver, isNewEnough, PlainError, productNode, QUICK_IMPORTS, run } from './process.mjs'

const dev = process.argv.includes('--dev')

/** Builds if needed, in another process so that the compiler's memory is freed, and becomes the server. */
async function serve() {
  if (!isBundleCurrent()) {
    if ((await run(process.execPath, ['server/ops/build.ts'])) !== 0)
      throw new PlainError('it could not be built, see above. Does `git status` show changed files?')
    process.stderr.write('Built. `npm prune --omit=dev` frees what only building and testing need.\n')
  }
  await import(pathToFileURL(String(bundled('server/main.ts'))).href)
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
