import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Key of a page in tables and records; messages have keys without a slash. */
const FOLDER = 'pages/'

export const isPage = (key: string): boolean => key.startsWith(FOLDER)

const HERE = import.meta.dirname

/** Default pages in a language, by key: `pages/about.html`. */
export const pagesOf = (language: string): Map<string, string> =>
  new Map(
    globSync('*.html', { cwd: join(HERE, language, FOLDER) })
      .sort()
      .map((file) => [FOLDER + basename(file), readFileSync(join(HERE, language, FOLDER, file), 'utf8')]),
  )

export function writePage(language: string, key: string, html: string): void {
  const file = join(HERE, language, key)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}
