import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { answerWantLists } from '../solver/want-list-answer.ts'
import { WantListError } from '../solver/want-list-line.ts'
import { UnknownGift } from '../solver/want-list-market.ts'
import { PlainError } from './process.mjs'

const USAGE =
  'Usage: npm run -s circles -- FILE [--longest 2|3|4|any] [--seconds 10] [--goal items|people] [--gifts NAME,NAME], or npm run -s circles -- --market'

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      longest: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '10' },
      goal: { type: 'string', default: 'items' },
      gifts: { type: 'string', multiple: true, default: [] },
      market: { type: 'boolean', default: false },
    },
  })
  if (values.market) {
    if (process.argv.length > 3) throw new PlainError(USAGE)
    return null
  }
  const [file, ...more] = positionals
  const { longest, goal } = values
  const seconds = Number(values.seconds)
  if (!file || more.length > 0) throw new PlainError(USAGE)
  if (!/^([234]|any)$/.test(longest))
    throw new PlainError(`--longest is 2, 3, 4 or any, not ${longest}. ${USAGE}`)
  if (!(seconds > 0)) throw new PlainError(`--seconds is a number above 0, not ${values.seconds}. ${USAGE}`)
  if (goal !== 'items' && goal !== 'people')
    throw new PlainError(`--goal is items or people, not ${goal}. ${USAGE}`)
  const gifts = values.gifts.flatMap((names) => names.split(',')).filter((name) => name !== '')
  return { file, longest: longest === 'any' ? longest : Number(longest), seconds, goal, gifts } as const
}

/** `npm run -s circles -- FILE`: solves a file of want lists; `--market` prints those of the site. */
async function main(): Promise<string> {
  const asked = readArguments()
  if (!asked) return (await import('./circles-market.ts')).configuredMarket()
  const { file, longest, seconds, goal, gifts } = asked
  const start = performance.now()
  const passed = () => (performance.now() - start) / 1000
  const answer = answerWantLists(readFileSync(file), {
    longest,
    goal,
    gifts,
    elapsed: () => passed() / seconds,
  })
  return JSON.stringify({ ...answer, seconds: Number(passed().toFixed(3)) })
}

// `runCommand` would load the database code, which slows the start.
try {
  process.stdout.write(`${await main()}\n`)
} catch (error) {
  const { message, stack, code } = error as NodeJS.ErrnoException
  const plain =
    error instanceof PlainError ||
    error instanceof WantListError ||
    error instanceof UnknownGift ||
    code !== undefined
  process.stderr.write(`Nothing was solved: ${plain ? message : stack}\n`)
  process.exitCode = 1
}
