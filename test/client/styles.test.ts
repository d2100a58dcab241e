import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'

const read = (pattern: string) =>
  globSync(pattern, { cwd: join(ROOT, 'client') })
    .map((file) => readFileSync(join(ROOT, 'client', file), 'utf8'))
    .join('\n')

t.test('every custom property that is used without a fallback is set somewhere', async (t) => {
  const styles = read('styles/**/*.css')
  const set = new Set(`${styles}${read('**/*.tsx')}`.match(/--[\w-]+(?=["']?\s*:)/g))
  const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!)
  t.ok(used.length > 100)
  t.strictSame(
    [...new Set(used)].filter((name) => !set.has(name)),
    [],
  )
})

t.test('a font that comes late is not taken for the page that is being read', async (t) => {
  const build = join(ROOT, 'dist', readFileSync(join(ROOT, 'dist/current'), 'utf8'), 'client/assets')
  const styles = globSync('main*.css', { cwd: build }).map((file) => readFileSync(join(build, file), 'utf8'))
  const faces = styles.join('').match(/@font-face\{[^}]*url\([^}]*\}/g) ?? []
  t.ok(faces.length > 0)
  t.ok(faces.every((face) => face.includes('font-display:optional')))
})

t.test('styles say start and end, so that they hold in a language written from right to left', async (t) => {
  const physical =
    /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|(?:margin|padding|inset):\s*(\S+) (\S+) (\S+) (?!\2;)[^\s;]+;/gm
  for (const file of globSync('client/styles/**/*.css', { cwd: ROOT }))
    t.strictSame(
      readFileSync(join(ROOT, file), 'utf8')
        .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()')
        .match(physical) ?? [],
      [],
      file,
    )
})
