import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/open.ts'
import type { ImageStore } from '../platform/images/images-service.ts'
import { deleteCommand } from '../site/backups/restore-command.ts'
import { DEMO_PASSWORD, demoEmail } from './people.ts'
import { decide, hasDemoPeople, hasOtherPeople, isDecided, isEmpty } from './state.ts'

export interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

function counter(terminal: Terminal) {
  let shown = -1
  return (done: number, of: number) => {
    const percent = Math.floor((done / of) * 100)
    const step = terminal.isTTY ? percent : Math.floor(percent / 25) * 25
    if (step === shown) return
    shown = step
    terminal.write(
      `${terminal.isTTY ? '\r' : ''}Drawing the demo market: ${step} %${terminal.isTTY ? '' : '\n'}`,
    )
  }
}

export async function fillWithProgress(db: Db, store: ImageStore, terminal: Terminal): Promise<void> {
  const { fillDemo } = await import('./fill.ts')
  const { people, items } = await fillDemo(db, store, counter(terminal))
  const signIn = `Sign in as ${demoEmail(0)} with the password ${DEMO_PASSWORD}.`
  terminal.write(
    `${terminal.isTTY ? '\n' : ''}The demo market has ${people} people and ${items} items. ${signIn}\n`,
  )
}

/** Adds demo data to a new database if `wanted` and records the decision: later starts never add any (decisions, section 7). */
export async function demoAtFirstStart(
  db: Db,
  store: ImageStore,
  wanted: boolean,
  terminal: Terminal,
): Promise<void> {
  if (isDecided(db)) return
  if (wanted && isEmpty(db)) await fillWithProgress(db, store, terminal)
  else decide(db, 'off')
}

/** Logs a warning if demo accounts remain although DEMO_DATA is off. Suggests a reset only if nothing would be lost. */
export function warnOfDemo({ config, db, log }: Pick<FastifyInstance, 'config' | 'db' | 'log'>): void {
  if (config.demoData || !hasDemoPeople(db)) return
  const stays = 'this database holds the demo market, whose people stay in it'
  log.warn(
    hasOtherPeople(db)
      ? stays
      : `${stays}: for a market without them stop the site, ${deleteCommand(config.databaseFile)} and start it again with DEMO_DATA=off`,
  )
}
