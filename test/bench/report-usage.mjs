import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
/** @type {() => void} */
const collect = runInNewContext('gc')

/** Live heap after a garbage collection; the process may hold more of its earlier peak. */
function kept() {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Preloaded into every measured server: answers each message with the resource usage. JavaScript, so that it loads no compiler. */
process.on('message', (what) => {
  if (typeof what !== 'string') return
  const { user, system } = process.cpuUsage()
  const memory = what === 'kept' ? kept() : process.memoryUsage.rss()
  process.send?.({ cpu: user + system, memory })
})
process.channel?.unref()
// The measuring process has ended.
process.on('disconnect', () => process.exit())
