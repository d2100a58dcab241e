import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
import { files } from '../helpers/imports.ts'

const FOLDERS = 'client|db|docs|migrations|server|test'
/** A path from the root of the checkout, with an extension or a trailing slash: `server/app.ts`, `server/site/pages/`. */
const PATH = new RegExp(
  `(?<![\\w./-])(?:${FOLDERS})/[\\w./-]*(?:\\.(?:tsx?|mjs|js|md|css|sql|json|txt)\\b|/(?![\\w<*{]))`,
  'g',
)
/** Files that a build or the developer creates, so they may be missing. */
const MADE = /\/generated\/|^(?:client\/\.vite|test\/fixtures\/databases)/

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Comments of a file, without `//` inside strings. */
const commentsOf = (text: string) =>
  [...text.matchAll(/\/\*\*? [\s\S]*?\*\/|\/\*\*\n[\s\S]*?\*\/|(?<=^\s*|[;{(,] )\/\/.*$/gm)]
    .map(([comment]) => comment)
    .join('\n')

const named = (text: string) => [...text.matchAll(PATH)].map(([path]) => path)

const sources = ['client', 'db', 'server', 'test'].flatMap((folder) =>
  files(`${folder}/**/*.{ts,tsx,mjs,css}`).filter((file) => !file.includes('/generated/')),
)
const pages = [...files('docs/**/*.md'), 'README.md'].filter(
  (file) => !file.startsWith('docs/specification/'),
)

t.test('every path that a comment or a page of docs names is there', async (t) => {
  const names = [
    ...sources.flatMap((file) => named(commentsOf(textOf(file))).map((path) => [file, path] as const)),
    ...pages.flatMap((file) => named(textOf(file)).map((path) => [file, path] as const)),
  ]
  t.ok(names.length > 200, 'they do name some')
  const gone = names.filter(([, path]) => !MADE.test(path) && !existsSync(join(ROOT, path)))
  t.strictSame(
    gone.map(([file, path]) => `${file} → ${path}`),
    [],
  )
})

t.test('every link between pages of docs leads somewhere', async (t) => {
  const links = pages.flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => [file, to!] as const),
  )
  t.ok(links.length > 100, 'there are some')
  const gone = links.filter(([file, to]) => !existsSync(join(ROOT, posix.join(dirname(file), to))))
  t.strictSame(
    gone.map(([file, to]) => `${file} → ${to}`),
    [],
  )
})

t.test('every section of the founders’ pages that a comment names is there', async (t) => {
  const refers = /\b(specification|decisions|further|next), sections? (\d+)(?:(?:,| and| to) (\d+))*/gi
  const named = [...sources, ...pages].flatMap((file) =>
    [...(file.endsWith('.md') ? textOf(file) : commentsOf(textOf(file))).matchAll(refers)].map(
      ([whole, page]) => ({ file, page: page!.toLowerCase(), sections: whole.match(/\d+/g)! }),
    ),
  )
  t.ok(named.length > 50, 'they do name some')
  for (const { file, page, sections } of named) {
    const text = textOf(`docs/specification/${page}.md`)
    for (const section of sections)
      t.match(text, new RegExp(`^## ${section}\\. `, 'm'), `${file}: ${page}, section ${section}`)
  }
})
