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
  /** What is wrong after a kill; undefined for nothing. */
  judge(places: Places, step: string): Promise<string | undefined> | string | undefined
  /** How many of the steps are tried, spread evenly. */
  tries: number
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
  const stride = Math.max(1, Math.ceil(steps / tries))
  let kills = 0
  for (let at = 1; at <= steps; at += stride) {
    const step = `step ${at} of ${steps}`
    const { places, status } = await run(String(at))
    kills += 1
    if (status !== 'SIGKILL') failures.push(`${step}: ended with ${status}`)
    const fault = await judge(places, step)
    if (fault) failures.push(`${step}: ${fault}`)
  }
  return { steps, kills, failures }
}
