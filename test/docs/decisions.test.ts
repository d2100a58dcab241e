import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
import { files } from '../helpers/imports.ts'

const FOLDER = 'docs/decisions'
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const records = files(`${FOLDER}/[0-9]*.md`).sort()

t.test('each decision record has a number of its own, a date, a status and three parts', (t) => {
  t.ok(records.length > 0)
  t.equal(new Set(records.map((file) => basename(file).slice(0, 3))).size, records.length)
  for (const file of records) {
    const record = text(file)
    t.match(record, new RegExp(`^# ${basename(file).slice(0, 3)} \\S.*\\n`), file)
    t.match(
      record,
      /\n\nDate: \d{4}-\d\d-\d\d(?: \(.+\))?\. Status: (?:accepted|replaced by \d{3})\.\n\n/,
      file,
    )
    t.match(record, /\*\*Context\.\*\*[\s\S]+\*\*Decision\.\*\*[\s\S]+\*\*Consequences\.\*\*/, file)
  }
  t.end()
})

t.test('the index lists every record by its title', (t) => {
  const listed = [...text(`${FOLDER}/README.md`).matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(
    ([, title, file]) => `${file}: ${title}`,
  )
  const titles = records.map((file) => `${basename(file)}: ${/^# (.+)$/m.exec(text(file))![1]}`)
  t.strictSame(listed, titles)
  t.end()
})

t.test('every decision that code, tests or docs name exists', (t) => {
  const sources = files('{client,db,docs,server,test}/**/*.{ts,tsx,mjs,css,md,sql}').filter(
    (file) => !file.startsWith('docs/specification/'),
  )
  const names = new Set(records.map((file) => basename(file, '.md')))
  const gone = sources.flatMap((file) =>
    [...text(file).matchAll(/decisions\/(\d{3}-[a-z0-9-]+)/g)]
      .filter(([, name]) => !names.has(name!))
      .map(([, name]) => `${file} → ${name}`),
  )
  t.strictSame(gone, [])
  t.end()
})
