import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
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

/** A copy of the site with one more language, which needs only a folder. */
function siteWithPseudoLanguage(t: import('tap').Test): string {
  const site = temporaryFolder(t)
  for (const name of SITE) cpSync(join(ROOT, name), join(site, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'))
  const english = join(site, 'server/platform/catalogues/en')
  for (const file of globSync('**/*.{json,html}', { cwd: english })) {
    const text = readFileSync(join(english, file), 'utf8')
    const to = join(site, 'server/platform/catalogues', LANGUAGE, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, file.endsWith('.html') ? pseudoHtml(text) : pseudoCatalogue(text))
  }
  execFileSync(process.execPath, ['server/ops/build.ts'], { cwd: site })
  return site
}

const pseudoCatalogue = (text: string) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(text) as Record<string, string>).map(([key, message]) => [
        key,
        pseudoMessage(message),
      ]),
    ),
  )

t.test(
  'with texts two fifths longer no page is too wide at 360 px, and no word is untranslatable',
  { skip: noBrowser },
  async (t) => {
    const site = siteWithPseudoLanguage(t)
    const { walkEveryPage }: typeof Walk = await import(join(site, 'test/helpers/language-walk.ts'))
    await walkEveryPage(t, LANGUAGE as 'en')
  },
)
