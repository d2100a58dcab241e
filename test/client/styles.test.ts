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

t.test('a font that loads late does not change the current page', async (t) => {
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

/** Selectors of a style sheet. Arguments of `:has()` and `:not()` are left out, because they match other elements. */
const selectorsOf = (source: string): string[] =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)]
    .map(([, selector]) => selector!.replaceAll(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '').trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/))

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)

/** The only class of a selector that starts with it, as in `.steps li`; null for others. */
function everywhere(selector: string): string | null {
  const [name, ...others] = classesOf(selector)
  return name && others.length === 0 && selector.trim().startsWith(`.${name}`) ? name : null
}

/** Classes of the styled elements. */
const styledBy = (selector: string): string[] =>
  classesOf(selector.split(/\s*[>+~]\s*|\s+(?![^(]*\))/).at(-1)!)

/** Classes styled globally in one file and also in another. Rules of `pages/` override all of `parts/`. */
function collisions(sheets: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>()
  const selectors = [...sheets].map(([file, source]) => [file, selectorsOf(source)] as const)
  for (const [file, own] of selectors.filter(([name]) => name.startsWith('pages/')))
    for (const name of new Set(own.map(everywhere).filter((name) => name !== null)))
      for (const [other, theirs] of selectors)
        if (
          other !== file &&
          theirs.some((selector) => everywhere(selector) === name || styledBy(selector).includes(name))
        )
          found.add(`.${name}: ${[file, other].toSorted().join(', ')}`)
  return [...found].toSorted()
}

t.test('a class that a page styles wherever it is used is styled by no other file', async (t) => {
  const planted = new Map([
    ['pages/home.css', '.steps { } .steps li { } .how h2, .start h2 { }'],
    ['pages/a.css', '.start .other { } .form:has(.steps) { }'],
    ['parts/large-pictures.css', '@media (width) { .large-pictures .steps { } }'],
  ])
  t.strictSame(collisions(planted), ['.steps: pages/home.css, parts/large-pictures.css'])
  const sheets = new Map(
    globSync('{parts,pages}/*.css', { cwd: join(ROOT, 'client/styles') }).map((file) => [
      file,
      readFileSync(join(ROOT, 'client/styles', file), 'utf8'),
    ]),
  )
  t.ok(sheets.size > 40)
  // Intended: a shared block aligned by one page.
  const meant = ['.standing: pages/circles.css, pages/exchange-request.css']
  t.strictSame(collisions(sheets), meant)
})
