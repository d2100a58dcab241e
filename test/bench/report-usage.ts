import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is held on to; what a process has of the system besides depends on what it once needed. */
function kept(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Preloaded into every measured server: answers each word with what the process has used so far. */
process.on('message', (what) => {
  if (typeof what !== 'string') return
  const { user, system } = process.cpuUsage()
  const memory = what === 'kept' ? kept() : process.memoryUsage.rss()
  process.send?.({ cpu: user + system, memory })
})
process.channel?.unref()
// Whoever measured is gone.
process.on('disconnect', () => process.exit())
