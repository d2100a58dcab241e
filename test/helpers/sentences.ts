import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from '../../server/ops/process.mjs'

/** A syntax tree node (ESTree with JSX and TypeScript). */
export interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/** Exceptions that look like sentences: key and product names. */
const NAMES = new Set(
  `Enter Escape Tab End Backspace Space Bearer Swapyard Facebook Instagram Linkedin LinkedIn Twitter Youtube YouTube
  Infinity Discontinued Typing
  Edge Opera Firefox Chrome Safari Android Windows Linux Samsung`.split(/\s+/),
)

/** Attributes and properties without text for users. */
const MUTE = new Set(
  `className class style href src id key type name value method action rel data-enhance enhance d viewBox points summary tags to
  operationId timeZone code @type`.split(/\s+/),
)

/** Functions with messages for operators or developers. */
const TOLD_TO_OPERATORS =
  /(?:^|\.)(?:log\.\w+|console\.\w+|stderr\.write|stdout\.write|describe|meta|exec|prepare|say)$/

/** Errors whose messages appear only in logs and internal tables. */
const TOLD_TO_DEVELOPERS = /(?<!App)Error$|^(?:Dropped|Refused|RunBrokenOff)$/

/** Platform functions that take identifiers. */
const ASKS_THE_PLATFORM =
  /\.(?:includes|has|get|set|startsWith|endsWith|header|headers|append|addEventListener|closest|querySelector(?:All)?|getAttribute|setAttribute|on|once|emit|test|match)$/

const WORDS = /\p{L}{2,}/u
const CODE =
  /^(?:Bearer |(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|WITH|ALTER|PRAGMA|BEGIN|FROM|AND|GET|POST|PUT|HEAD|EXPLAIN)\b|[A-Z][a-z]+(?:-[A-Z][a-z]+)+$|[a-z-]+\/[a-z-]+$)/

/** Heuristic: true for text addressed to users. */
function isSentence(text: string): boolean {
  const trimmed = text.trim()
  if (!WORDS.test(trimmed) || NAMES.has(trimmed) || CODE.test(trimmed)) return false
  return (
    /^\p{Lu}\p{Ll}+[ .!?…:*]*$/u.test(trimmed) ||
    /^\p{Lu}{2,} \p{Lu}?\p{Ll}+(?: |$)/u.test(trimmed) ||
    /^["“]?\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)?,? .*\p{Ll}/u.test(trimmed) ||
    /\p{Ll}+ (?:\S+ )*\p{Ll}+[.!?…]$/u.test(trimmed) ||
    /(?:^| )\p{Ll}+ \p{Ll}+ \p{Ll}+(?: |$)/u.test(trimmed)
  )
}

const source = (node: unknown, code: string) => code.slice((node as Node).start, (node as Node).end)

/** Words between placeholders: `${item} for ${other}`. */
const BETWEEN_VALUES = /… \p{Ll}{2,}(?: |$)|(?:^| )\p{Ll}{2,} …/u

/** Attributes read by users. Here a single word counts: "example.org or /page". */
const READ = new Set(['placeholder', 'label', 'title', 'alt', 'aria-label'])
const WORD_BETWEEN = /\S \p{Ll}{2,} \S/u

const isPlainCall = ({ arguments: given }: Node) => (given as Node[]).every(({ type }) => type === 'Literal')

/** True if no text below this node is shown to users. */
function isMute(node: Node, code: string, file: string): boolean {
  const { type } = node
  if (/^(?:Import|ExportAll)/.test(type) || /^TS(?:Literal|Type|Interface|Enum|Declare)/.test(type))
    return true
  if (type === 'TaggedTemplateExpression') return true
  if (type === 'NewExpression') return TOLD_TO_DEVELOPERS.test(source(node.callee, code))
  if (type === 'CallExpression') {
    const callee = source(node.callee, code)
    if (callee === 'super') return true
    return TOLD_TO_OPERATORS.test(callee) || (ASKS_THE_PLATFORM.test(callee) && isPlainCall(node))
  }
  if (type === 'BinaryExpression') return /^(?:[!=]==?|in)$/.test(node.operator as string)
  // Continues, because any attribute may contain elements.
  if (type === 'JSXAttribute')
    return MUTE.has(source(node.name, code)) && !(node.value && source(node.value, code).includes('</'))
  if (type !== 'Property') return false
  const name = source(node.key, code).replace(/['"]/g, '')
  // Field errors are lists under any field name: `invalid({ id: ['…'] })`.
  const mayBeWrong = name !== 'tags' && (node.value as Node).type === 'ArrayExpression'
  return (
    (MUTE.has(name) && name !== 'name' && !mayBeWrong) ||
    (name === 'description' && /-routes\.ts$|openapi\.ts$/.test(file))
  )
}

/** Template text with … for expressions. */
const templateText = (node: Node): string =>
  (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')

/** User-visible texts in source code. */
export function sentencesIn(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8')
  const found: string[] = []
  function walk(value: unknown): void {
    if (Array.isArray(value)) {
      for (const entry of value) walk(entry)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (typeof node.type === 'string' && isMute(node, code, file)) {
      // The callee is searched too: in `z.string('…').meta({})` it has the text.
      if (node.type === 'CallExpression') walk(node.callee)
      return
    }
    if (node.type === 'JSXText' && /\p{L}/u.test(node.value as string))
      found.push((node.value as string).trim())
    if (node.type === 'JSXAttribute' && READ.has(source(node.name, code))) {
      const text = String((node.value as Node | null)?.value)
      if (WORD_BETWEEN.test(text) && !isSentence(text)) found.push(text)
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value))
      found.push(node.value)
    if (node.type === 'TemplateLiteral') {
      const text = templateText(node)
      if (isSentence(text) || (file.endsWith('.tsx') && BETWEEN_VALUES.test(text))) found.push(text)
    }
    for (const [name, child] of Object.entries(node)) {
      if (name !== 'key' || node.type !== 'Property' || node.computed) walk(child)
    }
  }
  walk(parseSync(file, code).program)
  return found
}
