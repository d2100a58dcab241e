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

/** Preloaded into every measured server: answers each message with what the process has used so far. */
process.on('message', (what) => {
  const { user, system } = process.cpuUsage()
  const memory = what === 'kept' ? kept() : process.memoryUsage.rss()
  process.send?.({ cpu: user + system, memory })
})
process.channel?.unref()
// Whoever measured is gone.
process.on('disconnect', () => process.exit())
