import { seededRandom } from '../../server/solver/seeded-random.ts'

export interface MathTrade {
  seed: number
  people: number
  /** Mean items per person. */
  each: number
  /** Number of different titles. */
  titles: number
  /** Mean titles wanted per person. */
  wants: number
  /** Fraction from 0 to 1 of titles with several copies that are wanted through a dummy. */
  dummies: number
  /** People who would take anything. */
  hubs?: number
}

/**
 * Random want lists like those of a math trade: few titles are popular, people give an item only for equally valued ones, and use a dummy
 * for one copy of a title. Deterministic for a seed.
 */
export function mathTrade({ seed, people, each, titles, wants, dummies, hubs = 0 }: MathTrade): string {
  const random = seededRandom(seed)
  const popular = (skew: number) => Math.floor(titles * random() ** skew)
  const values = Array.from({ length: titles }, () => Math.exp(2 * random()))
  const copies: string[][] = Array.from({ length: titles }, () => [])
  const items: { name: string; title: number }[][] = []
  for (let person = 0; person < people; person++) {
    const count = 1 + Math.floor(-Math.log(1 - random()) * (each - 1))
    items.push(
      Array.from({ length: count }, (_, at) => {
        const title = popular(1.3)
        const name = `${person}-${at}-T${title}`
        copies[title]!.push(name)
        return { name, title }
      }),
    )
  }
  const lines = ['#! ALLOW-DUMMIES REQUIRE-USERNAMES']
  for (const [person, theirs] of items.entries()) {
    const isHub = person < hubs
    const wanted = new Set<number>()
    const count = isHub ? titles : Math.ceil(wants * 2 * random())
    for (let at = 0; at < count; at++) wanted.add(isHub ? at : popular(2))
    const throughDummy = new Set<number>()
    for (const title of wanted) {
      if (copies[title]!.length < 2 || random() >= dummies) continue
      throughDummy.add(title)
      lines.push(`(person ${person}) %T${title} : ${copies[title]!.join(' ')}`)
    }
    for (const { name, title } of theirs) {
      const taken = [...wanted].filter(
        (other) => isHub || values[other]! * (0.6 + random()) >= values[title]!,
      )
      const names = taken.flatMap((other) => (throughDummy.has(other) ? `%T${other}` : copies[other]!))
      lines.push(`(person ${person}) ${name} : ${names.join(' ')}`)
    }
  }
  return `${lines.join('\n')}\n`
}
