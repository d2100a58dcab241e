import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runScript } from '../helpers/backups.ts'
import { environmentOf, type Places } from './site.ts'

const DIE_AT = pathToFileURL(join(import.meta.dirname, 'die-at.ts')).href

interface Plan {
  /** Which file of the checkout is run, with which arguments. */
  script: string
  args?: string[]
  /** A fresh copy of what it is run on. */
  prepare(): Places
  /** What is wrong after a kill; undefined for nothing. What comes after a kill is done here: a process of its own shows no more. */
  judge(places: Places, step: string): Promise<string | undefined> | string | undefined
  /** How many of the steps are tried; the nearer to the end, where it is decided, the closer together. */
  tries: number
}

/** What `work` throws. */
export function errorOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
}

/** Kills a script at each of its steps in turn (die-at.ts) and judges what it leaves behind. */
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
  // Each has places of its own.
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { steps, kills, failures }
}
