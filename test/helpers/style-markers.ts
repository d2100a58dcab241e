import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'
import { files } from './imports.ts'

/** Banned in new text. */
const BANNED = /\b(?:anew|whoever|beside|none of one's business)\b/gi

/** Signs of prose that must be read twice; see docs/style.md. */
const MARKERS = [
  BANNED,
  /\b(?:whatever|whichever|somebody|anybody|meanwhile|henceforth)\b/gi,
  /\b(?:told|tells?|heard|hears?|said|says)\b/gi,
  /\b(?:stands?|stood|lies|lives) (?:in|by|under|among|open|for)\b/gi,
  /(?:^|[.;,:] )[Ww]here\b(?!.*\?)/gm,
  /(?:^|[.!?] )(?:What|Who|Whom|Whose)\b(?!.*\?)/gm,
  /\bone's\b|\bone (?:has|gives|gets|may|does|is|can)\b/gi,
  /\b(?:by|of|in|for|to|from) (?:which|whom|what)\b/gi,
  /\b(?:kept|goes|comes|waits|begun|looked)\b/gi,
  /\b(?:alone|such a thing|so many|any more)\b/gi,
]

/** Counts markers in a text with one paragraph per line, without code spans and quotations. */
export function countMarkers(text: string): { words: number; markers: number; banned: number } {
  const prose = text
    .replaceAll('’', "'")
    .replace(/`[^`\n]*`|"[^"\n]*"|“[^”\n]*”/g, 'x')
    .replace(/https?:\S+/g, 'x')
  const hits = (pattern: RegExp) => prose.match(pattern)?.length ?? 0
  return {
    words: prose.match(/\p{L}[\p{L}'-]*/gu)?.length ?? 0,
    markers: MARKERS.reduce((sum, pattern) => sum + hits(pattern), 0),
    banned: hits(BANNED),
  }
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Comments of a source file, one per line, without delimiters; adjacent `//` lines are one comment. */
export function commentsOf(code: string): string {
  const blocks =
    code.match(/\/\*\*?(?=\s)[\s\S]*?\*\/|(?:(?<=^[ \t]*|\S )\/\/ .*\n?(?:[ \t]*(?=\/\/ ))?)+/gm) ?? []
  return blocks
    .map((block) =>
      block
        .replace(/\/\*\*?|\*\/|^[ \t]*(?:\*|\/\/)(?: |$)|(?<= )\/\/ /gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\n')
}

/** Paragraphs, list items and cells of a Markdown page, one per line. */
const markdown = (page: string) =>
  page
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/\n(?![\n|#>*-]|\d+\. )/g, ' ')
    .replace(/^[#>*\s-]+/gm, '')
    .replaceAll('|', '\n')

const titles = (code: string) =>
  [...code.matchAll(/\b(?:t|tap)\.test\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)]
    .map(([, , title]) => title)
    .join('\n')

const sentences = (json: string) =>
  Object.values(JSON.parse(json) as Record<string, string>)
    .map((text) => text.replace(/\{\w+(?:, \w+)?\}|<[^>]*>/g, 'x'))
    .join('\n')

const html = (page: string) => page.replace(/<\/(?:p|li|h\d)>/g, '\n').replace(/<[^>]*>/g, '')

const source = (folder: string) =>
  files(`${folder}/**/*.{ts,tsx,mjs}`).filter((file) => !file.includes('/generated/'))

const all = (paths: string[], prose: (text: string) => string) =>
  paths.map((path) => prose(read(path))).join('\n')

/** The project's prose by area. Excluded: pages quoting the founders, and docs/style.md with its bad examples. */
export const AREAS: Readonly<Record<string, () => string>> = {
  'comments in client': () => all(source('client'), commentsOf),
  'comments in db': () => all(source('db'), commentsOf),
  'comments in server': () => all(source('server'), commentsOf),
  'comments in test': () => all(source('test'), commentsOf),
  docs: () =>
    all(
      [...files('docs/**/*.md'), 'README.md'].filter(
        (file) => !/^docs\/(?:specification\/|style\.md)/.test(file),
      ),
      markdown,
    ),
  'test titles': () => all(files('test/**/*.test.ts'), titles),
  changelog: () => all(['CHANGELOG.md'], markdown),
  'English catalogue': () =>
    `${all(files('server/platform/catalogues/en/*.json'), sentences)}\n${all(files('server/platform/catalogues/en/pages/*.html'), html)}`,
}
