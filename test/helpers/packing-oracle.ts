import * as highsModule from 'highs'
import type { Packing } from '../../server/solver/packing.ts'

/** The types describe a CommonJS module, whose default export is one level deeper than in Node's import. */
const loadHighs = highsModule.default as unknown as typeof highsModule.default.default
/** Loaded once, because compiling it takes as long as solving ten of the programs. */
let loaded: ReturnType<typeof loadHighs> | undefined

/** Line length of the LP format; HiGHS allows about 500 characters. */
const LINE = 200

/** A sum, broken into lines. */
export const sum = (terms: readonly string[]): string => {
  let [text, line] = ['', '']
  for (const term of terms) {
    line += ` + ${term}`
    if (line.length < LINE) continue
    text += `${line}\n`
    line = ''
  }
  return text + line
}

/** Mixed-integer program of a packing: x per candidate, y for the candidate that determines a bonus. */
function asProgram({
  worth,
  bonus,
  things,
  thingsFrom,
  people,
  peopleFrom,
  thingCount,
  personCount,
  room,
}: Packing) {
  const lists = (count: number): string[][] => Array.from({ length: count }, () => [])
  const [users, heads, places] = [lists(thingCount), lists(personCount), lists(personCount)]
  const [goal, links, bounds]: [string[], string[], string[]] = [[], [], []]
  for (const [candidate, value] of worth.entries()) {
    const x = `x${candidate}`
    goal.push(`${value} ${x}`)
    bounds.push(`0 <= ${x} <= 1`)
    for (const thing of things.subarray(thingsFrom[candidate], thingsFrom[candidate + 1]))
      users[thing]!.push(x)
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      places[people[at]!]!.push(x)
      if (bonus[at] === 0) continue
      const y = `y${at}`
      goal.push(`${bonus[at]} ${y}`)
      heads[people[at]!]!.push(y)
      links.push(`${y} - ${x} <= 0`)
      bounds.push(`0 <= ${y} <= 1`)
    }
  }
  const limits = [...users, ...heads].filter((terms) => terms.length > 1).map((terms) => `${sum(terms)} <= 1`)
  for (const [person, terms] of places.entries())
    if (room && terms.length > 0) limits.push(`${sum(terms)} <= ${room[person]}`)
  const xs = [...worth.keys()].map((candidate) => `x${candidate}`)
  return `Maximize\n${sum(goal)}\nSubject To\n${[...limits, ...links].join('\n')}\nBounds\n${bounds.join('\n')}\nGenerals\n${xs.join('\n')}\nEnd\n`
}

/** Optimal value of a program in the LP format, proven by HiGHS. */
export async function solveProgram(program: string): Promise<number> {
  loaded ??= loadHighs()
  const highs = await loaded
  const { Status, ObjectiveValue } = highs.solve(program, { mip_rel_gap: 0, output_flag: false })
  if (Status !== 'Optimal') throw new Error(`HiGHS ended with ${Status}`)
  return ObjectiveValue
}

/** Optimal value, proven by HiGHS. */
export async function greatestValue(packing: Packing): Promise<number> {
  return packing.worth.length === 0 ? 0 : solveProgram(asProgram(packing))
}
