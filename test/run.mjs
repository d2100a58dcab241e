import '../server/ops/old-node.mjs'
import { ensureInstalled } from '../server/ops/install.mjs'
import { handOver, isNewEnough, PlainError, productNode } from '../server/ops/process.mjs'

// `npm test`. Starts on any Node and continues on the pinned one.

try {
  await ensureInstalled()
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  process.stderr.write(`${error.message}\n0 passed, 1 failed\n`)
  process.exit(1)
}
if (isNewEnough()) await import('./run-all.ts')
else handOver(productNode(), process.argv.slice(1))
