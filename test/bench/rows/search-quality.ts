import { judgedMarket, type QueryResult, SETS } from '../../helpers/search-quality.ts'
import type { Row } from '../row.ts'

const GOAL = { recall: 0.9, wrong: 0.02 }

/** Figures at commit 91da6780, before the lexicon, on the same sets: precision at 10, recall, wrong results. */
const BEFORE: Record<(typeof SETS)[number], string> = {
  en: '97.5, 82.8, 6.2',
  de: '91.2, 39.5, 15.3',
  es: '92.2, 80.9, 16.9',
  fr: '97.7, 82.3, 7.5',
  ar: '94.9, 77.0, 14.3',
  across: '95.4, 19.4, 10.0',
}

const percent = (share: number) => (share * 100).toFixed(1)

/** Distance from a perfect result: missing plus wrong. */
const lost = ({ recall, wrong, found }: QueryResult) => 1 - recall + wrong.length / Math.max(found, 1)

export const searchQuality: Row = {
  name: 'search-quality',
  title: 'Quality of search',
  explanation:
    'What a search finds of what it should, on the judgement sets of test/fixtures/search: a market of the same items in five languages, and queries as people type them. Precision is that of the first 10 items found and recall that of all, both as means over the queries; wrong finds are a share of all items found. An item in another language that fits is right. In the set "across", items of all languages must be found. The last lines are the ten worst queries.',
  async run() {
    const market = judgedMarket()
    const sets = SETS.map((set) => ({ set, ...market.judgeSet(set) }))
    market.close()
    const lines = sets.map(({ set, results, precision, recall, wrong }) => [
      set,
      String(results.length),
      percent(precision),
      percent(recall),
      percent(wrong),
      BEFORE[set],
    ])
    const worst = sets
      .flatMap(({ set, results }) => results.map((result) => ({ set, result })))
      .sort((one, other) => lost(other.result) - lost(one.result))
      .slice(0, 10)
    for (const { set, result } of worst) {
      const { query, precision, recall, wrong, found } = result
      const share = percent(wrong.length / Math.max(found, 1))
      lines.push([`${set}: ${query}`, '1', percent(precision), percent(recall), share, ''])
    }
    return {
      columns: ['set', 'queries', 'precision at 10, %', 'recall, %', 'wrong finds, %', 'all three before'],
      lines,
      goal: {
        text: 'recall of at least 90 % and at most 2 % wrong finds in every set',
        met: sets.every(({ recall, wrong }) => recall >= GOAL.recall && wrong <= GOAL.wrong),
      },
    }
  },
}
