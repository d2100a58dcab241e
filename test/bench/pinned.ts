import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Pins this process and its children to these cores; false if impossible. */
export function keepTo(cores: string): boolean {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)])
    return true
  } catch {
    return false
  }
}

/**
 * Starts a server and its children on the first core, and pins this process to the second. Without taskset or a second core nothing is
 * pinned.
 */
export async function pinned<T>(start: () => Promise<T>) {
  const cores = availableParallelism()
  // A child inherits the affinity of its parent.
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
