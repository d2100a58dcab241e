import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runScript } from '../helpers/backups.ts'
import { environmentOf, type Places } from './site.ts'

const DIE_AT = pathToFileURL(join(import.meta.dirname, 'die-at.ts')).href

interface Plan {
  /** Script path and arguments. */
  script: string
  args?: string[]
  /** A fresh copy of the initial state. */
  prepare(): Places
  /** Failure after a kill; undefined if none. The recovery runs here, because a separate process would show no more. */
  judge(places: Places, step: string): Promise<string | undefined> | string | undefined
  /** Number of steps to try, denser towards the end, which decides the result. */
  tries: number
}

/** The error of `work`. */
export function errorOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
}

/** Kills a script at each of its steps (die-at.ts) and checks the result. */
export async function killAtEachStep({ script, args, prepare, judge, tries }: Plan) {
  const run = async (dieAt: string) => {
    const places = prepare()
    const env = { ...environmentOf(places), DIE_AT: dieAt }
    return { places, ...(await runScript(script, env, args, ['--import', DIE_AT])) }
  }
  const whole = await run('count')
  const steps = Number(/steps: (\d+)/.exec(whole.err)?.[1])
  const failures: string[] = []
  if (!(steps > 0) || whole.status !== 0) failures.push(`${script} ended with ${whole.status}: ${whole.err}`)
  const tried = Array.from({ length: Math.min(tries, steps) }, (_, at) =>
    tries < steps ? steps - Math.floor((at * at * steps) / (tries * tries)) : at + 1,
  )
  const kills = tried.length
  async function work(): Promise<void> {
    for (let at = tried.shift(); at !== undefined; at = tried.shift()) {
      const step = `step ${at} of ${steps}`
      const { places, status } = await run(String(at))
      if (status !== 'SIGKILL') failures.push(`${step}: ended with ${status}`)
      const fault = await judge(places, step)
      if (fault) failures.push(`${step}: ${fault}`)
    }
  }
  // Parallel attempts are possible, because each has its own paths.
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { steps, kills, failures }
}
