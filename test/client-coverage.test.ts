import type { SourceMapPayload } from 'node:module'
import t from 'tap'
import { minify } from 'vite'
import { filled, languageScripts } from '../server/platform/catalogues/in-client.ts'
import { type BuiltScript, linesInScripts } from './helpers/client-coverage.ts'
import { addNoted, type FunctionCoverage, type Noted, whatRan, writeNoted } from './helpers/noted-scripts.ts'

const SOURCE = `
export function greet() {
  show(message$common_close())
  if (location.hash)
    remember()
}

/** For later. */
function remember() {
  localStorage.setItem('greeted', '1')
  addEventListener('storage', () => {
    forget()
  })
}
`

/** The built script of SOURCE, with its localized text and name. */
async function built() {
  const { code, map } = await minify('greet.js', SOURCE, { module: true, sourcemap: true })
  const script: BuiltScript = {
    code,
    map: { ...map, sources: ['../../client/stores/greet.js'] } as unknown as SourceMapPayload,
  }
  const scripts = new Map([['assets/greet-AbC_1.js', script]])
  const { endings, fillings } = await languageScripts(new Map([['assets/greet-AbC_1.js', code]]))
  const inLanguage = (language: string) => ({
    name: `assets/greet-AbC_1${endings[language]}`,
    text: filled(code, fillings('assets/greet-AbC_1.js', language)),
  })
  return { scripts, inLanguage }
}

/** Coverage range of a piece of `text`, in V8's format. */
function ranges(text: string, ...pieces: [piece: string, count: number][]): FunctionCoverage {
  return {
    ranges: pieces.map(([piece, count]) => {
      const startOffset = text.indexOf(piece)
      if (startOffset < 0) throw new Error(`${piece} is not in ${text}`)
      return { startOffset, endOffset: startOffset + piece.length, count }
    }),
  }
}

const pieceOf = (text: string, pattern: RegExp) => pattern.exec(text)![0]

/** Line numbers, from 1, of covered and uncovered lines. */
async function linesOf(scripts: ReadonlyMap<string, BuiltScript>, noted: Noted) {
  const lines = [...(await linesInScripts(scripts, noted)).get('client/stores/greet.js')!]
  const which = (wanted: boolean) =>
    lines
      .filter(([, ran]) => ran === wanted)
      .map(([line]) => line + 1)
      .sort((a, b) => a - b)
  return { ran: which(true), not: which(false) }
}

t.test('lines ran where their code did, behind messages that are longer than their holes', async (t) => {
  const { scripts, inLanguage } = await built()
  t.strictSame(await linesOf(scripts, new Map()), { ran: [], not: [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14] })

  const { name, text } = inLanguage('fr')
  const greet = pieceOf(text, /function greet.*?(?=function)/)
  const remember = pieceOf(text, /function (?!greet)[^(]*\(\)\{.*$/)
  t.not(text.length, scripts.get('assets/greet-AbC_1.js')!.code.length)
  const noted: Noted = new Map([
    [
      name,
      whatRan([
        ranges(text, [text, 1]),
        ranges(text, [greet, 1], [pieceOf(greet, /&&\w+\(\)/), 0]),
        ranges(text, [remember, 0]),
      ]),
    ],
  ])
  const greeted = { ran: [2, 3, 4, 6], not: [5, 9, 10, 11, 12, 13, 14] }
  t.strictSame(await linesOf(scripts, noted), greeted)

  const read: Noted = new Map()
  addNoted(read, writeNoted(noted))
  t.strictSame(await linesOf(scripts, read), greeted, 'what a process has written reads the same')
})

t.test('coverage of languages and processes is combined', async (t) => {
  const { scripts, inLanguage } = await built()
  const noted: Noted = new Map()
  for (const [language, pattern] of [
    ['en', /function greet.*?(?=function)/],
    ['ar', /function (?!greet)[^(]*\(\)\{.*$/],
    ['en', /\(\)=>\{forget\(\)\}/],
  ] as const) {
    const { name, text } = inLanguage(language)
    addNoted(
      noted,
      writeNoted(new Map([[name, whatRan([ranges(text, [text, 0], [pieceOf(text, pattern), 1])])]])),
    )
  }
  t.strictSame(await linesOf(scripts, noted), { ran: [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14], not: [] })
})
