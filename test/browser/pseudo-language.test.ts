import { execFileSync } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
import { fromCsv, toCsv } from '../../server/platform/catalogues/translation-table.ts'
import { temporaryFolder } from '../helpers/app.ts'
import { noBrowser } from '../helpers/browser.ts'
import type * as Walk from '../helpers/language-walk.ts'
import { pseudoHtml, pseudoMessage } from '../helpers/pseudo-language.ts'

/** Files of a site; node_modules are linked. */
const SITE = [
  'client',
  'db',
  'migrations',
  'server',
  'test/helpers',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]
/** Esperanto: a language without a catalogue, known to Node's Intl. */
const LANGUAGE = 'eo'

const translations = (site: string, ...values: string[]) =>
  execFileSync(process.execPath, ['server/platform/catalogues/report.ts', ...values], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

/** A copy of the site with one more language, added as a volunteer does: a table is exported, filled in and imported. */
function siteWithPseudoLanguage(t: import('tap').Test): string {
  const site = temporaryFolder(t)
  for (const name of SITE) cpSync(join(ROOT, name), join(site, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'))
  const rows = fromCsv(translations(site, '--export', LANGUAGE)).map((row) => ({
    ...row,
    translation: row.key.startsWith('pages/') ? pseudoHtml(row.english) : pseudoMessage(row.english),
  }))
  const table = join(site, `${LANGUAGE}.csv`)
  writeFileSync(table, toCsv(rows))
  translations(site, '--import', LANGUAGE, table)
  execFileSync(process.execPath, ['server/ops/build.ts'], { cwd: site })
  return site
}

t.test(
  'with texts two fifths longer no page is too wide at 360 px, and no word is untranslatable',
  { skip: noBrowser },
  async (t) => {
    const site = siteWithPseudoLanguage(t)
    const { walkEveryPage }: typeof Walk = await import(join(site, 'test/helpers/language-walk.ts'))
    await walkEveryPage(t, LANGUAGE as 'en')
  },
)
