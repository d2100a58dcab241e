import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Data, Message as MessageData } from './message-data.ts'
import { RIGHT_TO_LEFT } from './right-to-left.ts'

export type ValueKind =
  | { kind: 'value' }
  | { kind: 'number' }
  | { kind: 'tag' }
  | { kind: 'choice'; among: ReadonlySet<string> }

export interface Message {
  elements: readonly MessageFormatElement[]
  values: ReadonlyMap<string, ValueKind>
  /** True if the message has tags; it then renders to a list of parts instead of a string. */
  isRich: boolean
}

const KEY = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/

const FORMS = new Map<string, ReadonlySet<string>>()

/** Plural categories that whole numbers use in a language. Spanish "many" is for millions, so it falls back to "other". */
export function pluralForms(language: string): ReadonlySet<string> {
  const known = FORMS.get(language)
  if (known) return known
  const rules = new Intl.PluralRules(language)
  const forms = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)))
  FORMS.set(language, forms)
  return forms
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } }
  return locale.getTextInfo().direction
}

/** Parses an ICU message. Supported: values, numbers, plurals, selects and tags. @throws Error with the reason. */
export function readMessage(text: string, language: string): Message {
  if (/(?<!')'[{<]/.test(text.replaceAll("''{", '')))
    throw new Error(`a single ' before { or < takes away its meaning; write two`)
  const elements = parse(text, { captureLocation: false })
  const values = new Map<string, ValueKind>()
  const forms = pluralForms(language)
  let isRich = false

  function note(name: string, kind: ValueKind) {
    const known = values.get(name)
    // A message may use a value as a number and in a plural; the more specific kind wins.
    if (!known || known.kind === 'value') values.set(name, kind)
    else if (kind.kind !== 'value' && known.kind !== kind.kind) throw new Error(`${name} is of two kinds`)
  }

  function walk(list: readonly MessageFormatElement[], inTag: boolean) {
    for (const element of list) {
      if (element.type === TYPE.argument) note(element.value, { kind: 'value' })
      else if (element.type === TYPE.number && !element.style) note(element.value, { kind: 'number' })
      else if (element.type === TYPE.tag) {
        if (inTag) throw new Error(`<${element.value}> stands inside another tag`)
        isRich = true
        note(element.value, { kind: 'tag' })
        walk(element.children, true)
      } else if (element.type === TYPE.plural && element.pluralType === 'cardinal' && element.offset === 0) {
        note(element.value, { kind: 'number' })
        for (const form of forms)
          if (!element.options[form]) throw new Error(`the plural of ${element.value} lacks "${form}"`)
        for (const option of Object.values(element.options)) walk(option.value, inTag)
      } else if (element.type === TYPE.select) {
        const among = new Set(Object.keys(element.options))
        note(element.value, { kind: 'choice', among })
        for (const option of Object.values(element.options)) walk(option.value, inTag)
      } else if (element.type !== TYPE.literal && element.type !== TYPE.pound)
        throw new Error('only names, numbers, plurals, choices and tags may stand in braces')
    }
  }
  walk(elements, false)
  return { elements, values, isRich }
}

const sameValues = (a: Message, b: Message) =>
  a.values.size === b.values.size &&
  [...a.values].every(([name, { kind }]) => b.values.get(name)?.kind === kind)

export type Catalogue = ReadonlyMap<string, string>

/** Returns the parsed messages and the faults. English is the fallback for faulty and missing messages. */
export function readCatalogue(
  language: string,
  texts: Catalogue,
  english: ReadonlyMap<string, Message> | null,
) {
  const messages = new Map<string, Message>()
  const faults = new Map<string, string>()
  for (const [key, text] of texts) {
    try {
      if (!KEY.test(key)) throw new Error('a key is of small letters, digits and underscores')
      const message = readMessage(text, language)
      const model = english?.get(key)
      if (english && !model) throw new Error('English has no such message')
      if (model && !sameValues(message, model))
        throw new Error(
          `it must have the same values in braces and tags as in English: ${[...model.values.keys()]}`,
        )
      messages.set(key, message)
    } catch (error) {
      faults.set(key, error instanceof Error ? error.message : String(error))
    }
  }
  return { messages, faults }
}

interface Tools {
  language: string
  isRightToLeft: boolean
}

const formOf = (value: string, { language }: Tools) =>
  `new Intl.PluralRules(${JSON.stringify(language)}).select(${value})`
const numberOf = (value: string, { language }: Tools) =>
  `new Intl.NumberFormat(${JSON.stringify(language)}).format(${value})`

const quote = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')

/**
 * Code for a value between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, so that a name in the opposite direction does not reorder the
 * sentence. Left-to-right languages isolate only right-to-left values.
 */
const isolate = (value: string, { isRightToLeft }: Tools) =>
  isRightToLeft ? `\\u2068\${${value}}\\u2069` : `\${${ISOLATED}(${value})}`

const ISOLATED = 'isolated$'

export const ISOLATE = `const ${ISOLATED}=v=>${RIGHT_TO_LEFT}.test(v)?\`\\u2068\${v}\\u2069\`:v;`

/** True if a script uses the helper `ISOLATE`. */
export const needsIsolate = (script: string) => script.includes(`${ISOLATED}(`)

function branches(
  element: Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>,
  tools: Tools,
  word: (list: readonly MessageFormatElement[], counted: string) => string,
  counted: string,
): string {
  const value = `v.${element.value}`
  const isPlural = element.type === TYPE.plural
  const inside = isPlural ? value : counted
  const { other, ...named } = element.options
  const exact = Object.entries(named).filter(([name]) => isPlural && name.startsWith('='))
  const last = other ? word(other.value, inside) : '""'
  // An option with the same text as the default needs no code of its own.
  const rest = Object.entries(named).filter(
    ([name, option]) => !(isPlural && name.startsWith('=')) && word(option.value, inside) !== last,
  )
  const selected = isPlural ? formOf(value, tools) : value
  let code = last
  const [onlyOne] = rest
  if (rest.length === 1)
    code = `${selected}===${JSON.stringify(onlyOne![0])}?${word(onlyOne![1].value, inside)}:${code}`
  else if (rest.length > 1) {
    const tests = rest.map(([name, option]) => `f===${JSON.stringify(name)}?${word(option.value, inside)}:`)
    code = `(f=>${tests.join('')}${code})(${selected})`
  }
  for (const [name, option] of exact)
    code = `${value}===${name.slice(1)}?${word(option.value, inside)}:${code}`
  return `(${code})`
}

function template(list: readonly MessageFormatElement[], tools: Tools, counted: string): string {
  const pieces = list.map((element) => {
    if (element.type === TYPE.literal) return quote(element.value)
    if (element.type === TYPE.pound) return `\${${numberOf(counted, tools)}}`
    if (element.type === TYPE.number) return `\${${numberOf(`v.${element.value}`, tools)}}`
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return `\${${branches(element, tools, (inner, value) => template(inner, tools, value), counted)}}`
    return isolate(`v.${(element as { value: string }).value}`, tools)
  })
  return `\`${pieces.join('')}\``
}

function partsOf(list: readonly MessageFormatElement[], tools: Tools, counted: string): string {
  const pieces = list.map((element) => {
    if (element.type === TYPE.tag) return `v.${element.value}(${template(element.children, tools, counted)})`
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return `...${branches(element, tools, (inner, value) => partsOf(inner, tools, value), counted)}`
    return template([element], tools, counted)
  })
  return `[${pieces.join(',')}]`
}

function code({ elements, values, isRich }: Message, tools: Tools): string {
  const body = isRich ? partsOf(elements, tools, '') : template(elements, tools, '')
  return values.size > 0 ? `v=>${body}` : `()=>${body}`
}

export const aloneCode = (message: Message, language: string): string =>
  code(message, { language, isRightToLeft: directionOf(language) === 'rtl' })

function dataOf(list: readonly MessageFormatElement[], counted: string): Data {
  return list.map((element) => {
    if (element.type === TYPE.literal) return element.value
    if (element.type === TYPE.pound) return ['number', counted]
    if (element.type === TYPE.number) return ['number', element.value]
    if (element.type === TYPE.tag) return ['tag', element.value, dataOf(element.children, counted)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select)
      return ['value', (element as { value: string }).value]
    const kind = element.type === TYPE.plural ? 'plural' : 'select'
    const inside = kind === 'plural' ? element.value : counted
    const options = Object.entries(element.options).map(([name, { value }]) => [name, dataOf(value, inside)])
    return [kind, element.value, Object.fromEntries(options)]
  })
}

export function messageData({ elements, isRich }: Message): MessageData {
  const data = dataOf(elements, '')
  if (isRich) return { rich: data }
  return data.every((part) => typeof part === 'string') ? data.join('') : data
}

function typeOf(value: ValueKind): string {
  if (value.kind === 'tag') return '(text: string) => T'
  if (value.kind === 'number') return 'number'
  if (value.kind === 'value') return 'string | number'
  const named = [...value.among].filter((name) => name !== 'other')
  return value.among.has('other') ? 'string' : named.map((name) => JSON.stringify(name)).join(' | ')
}

export function typesCode(messages: ReadonlyMap<string, Message>, texts: Catalogue): string {
  const lines = [...messages].map(([key, { values, isRich }]) => {
    const takes = [...values].map(([name, value]) => `${name}: ${typeOf(value)}`).join('; ')
    const about = `/** ${texts.get(key)!.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n`
    return `${about}export function ${key}${isRich ? '<T>' : ''}(${takes && `v: { ${takes} }`}): ${isRich ? '(string | T)[]' : 'string'}\n`
  })
  return lines.join('')
}
