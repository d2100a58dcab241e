import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { AREAS, commentsOf, countMarkers } from '../helpers/style-markers.ts'

const BUDGET = join(import.meta.dirname, 'style-budget.json')

interface Figures {
  markers: number
  /** Hits of the banned words, the first line of the list. */
  banned: number
}

/** Slack in markers per 1,000 words before the test asks for a lower figure. */
const FAR_BELOW = 1

t.test('counts markers outside code spans and quotations', async (t) => {
  t.strictSame(countMarkers('Where the lamp is gone, it waits.'), { words: 7, markers: 2, banned: 0 })
  t.match(countMarkers('Where is the lamp?'), { markers: 0 })
  t.match(countMarkers('Made anew by whoever runs it'), { markers: 2, banned: 2 })
  t.match(countMarkers('`anew` and "whoever" are quoted'), { markers: 0, banned: 0 })
})

t.test('reads comments as whole paragraphs', async (t) => {
  const code =
    "/**\n * First line\n * and second.\n */\nconst a = 'https://x' // Aside\nb()\n// One\n// comment.\n"
  t.strictSame(commentsOf(code).split('\n'), ['First line and second.', 'Aside', 'One comment.'])
})

t.test('no area has more markers of heavy prose than its figures allow', async (t) => {
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8')) as Record<string, Figures>
  const lower: Record<string, Figures> = {}
  t.strictSame(Object.keys(budget), Object.keys(AREAS))
  for (const [area, prose] of Object.entries(AREAS)) {
    const { words, markers, banned } = countMarkers(prose())
    const per1000 = Math.ceil((markers / words) * 10_000) / 10
    const allowed = budget[area]!
    t.ok(
      per1000 <= allowed.markers,
      `${area}: ${per1000} markers per 1,000 words, ${allowed.markers} allowed`,
    )
    t.ok(banned <= allowed.banned, `${area}: ${banned} hits of the first line, ${allowed.banned} allowed`)
    if (per1000 < allowed.markers - FAR_BELOW || banned < allowed.banned)
      t.comment(`${area} is better than its figures: lower them with STYLE_BUDGET=lower`)
    lower[area] = {
      markers: Math.min(per1000, allowed.markers),
      banned: Math.min(banned, allowed.banned),
    }
  }
  if (process.env.STYLE_BUDGET === 'lower') writeFileSync(BUDGET, `${JSON.stringify(lower, null, 2)}\n`)
})
