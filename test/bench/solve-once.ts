import { readFileSync } from 'node:fs'
import type { Goal } from '../../server/solver/exchange-search.ts'
import { answerWantLists } from '../../server/solver/want-list-answer.ts'

/** `node solve-once.ts FILE GOAL SECONDS`: solves want lists in a fresh process, with cycles of any length, and reports time and memory. */
const [file, goal, seconds] = process.argv.slice(2) as [string, Goal, string]
const start = performance.now()
let solving: number | undefined
const answer = answerWantLists(readFileSync(file), {
  longest: 'any',
  goal,
  elapsed: () => {
    // It is asked first when the file has been read.
    solving ??= performance.now()
    return (performance.now() - start) / 1000 / Number(seconds)
  },
})
const end = performance.now()
const { traded, people, bound, optimal, arcs } = answer
process.stdout.write(
  JSON.stringify({
    traded,
    people,
    bound,
    optimal,
    arcs,
    solving: end - solving!,
    whole: end - start,
    // `maxRSS` would include that of the parent before the program was loaded.
    megabytes: Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024,
  }),
)
