import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Keeps this process, and what it starts, to these cores; false where that cannot be. */
export function keepTo(cores: string): boolean {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)])
    return true
  } catch {
    return false
  }
}

/**
 * Starts a server on the first core, with all that it starts in turn, and goes to the second one itself. Where
 * there is no taskset or no second core, nothing is pinned.
 */
export async function pinned<T>(start: () => Promise<T>) {
  const cores = availableParallelism()
  // A process takes over what it may run on from the one that starts it.
  const apart = cores > 1 && keepTo('0')
  try {
    const server = await start()
    if (apart) keepTo('1')
    return { server, apart, unpin: () => apart && keepTo(`0-${cores - 1}`) }
  } catch (error) {
    if (apart) keepTo(`0-${cores - 1}`)
    throw error
  }
}
