import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../db/root.mjs'
import { language } from './current.ts'
import type { Data, Message } from './message-data.ts'
import { RIGHT_TO_LEFT } from './right-to-left.ts'

type Values = Readonly<Record<string, unknown>>

/** A language that messages are formatted in. */
interface Formatter {
  plural: Intl.PluralRules
  number: Intl.NumberFormat
  isRightToLeft: boolean
}

export const formatterOf = (language: string, isRightToLeft: boolean): Formatter => ({
  plural: new Intl.PluralRules(language),
  number: new Intl.NumberFormat(language),
  isRightToLeft,
})

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: a value in the opposite direction does not reorder the sentence. */
const isolated = (value: string, { isRightToLeft }: Formatter) =>
  isRightToLeft || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value

function optionOf(part: Exclude<Data[number], string>, values: Values, { plural }: Formatter): Data {
  const [kind, name, options] = part as ['plural' | 'select', string, Readonly<Record<string, Data>>]
  const value = values[name]
  const wanted = kind === 'plural' ? [`=${value}`, plural.select(value as number)] : [String(value)]
  const found = [...wanted, 'other'].find((option) => Object.hasOwn(options, option))
  return found === undefined ? [] : options[found]!
}

function textOf(data: Data, values: Values, formatter: Formatter): string {
  let text = ''
  for (const part of data) {
    if (typeof part === 'string') text += part
    else if (part[0] === 'value') text += isolated(String(values[part[1]]), formatter)
    else if (part[0] === 'number') text += formatter.number.format(values[part[1]] as number)
    else text += textOf(optionOf(part, values, formatter), values, formatter)
  }
  return text
}

function partsOf(data: Data, values: Values, formatter: Formatter): unknown[] {
  return data.flatMap((part) => {
    if (typeof part === 'string') return [part]
    if (part[0] === 'tag') {
      const tag = values[part[1]] as (text: string) => unknown
      return [tag(textOf(part[2], values, formatter))]
    }
    if (part[0] === 'plural' || part[0] === 'select')
      return partsOf(optionOf(part, values, formatter), values, formatter)
    return [textOf([part], values, formatter)]
  })
}

/** Formats a message: a string, or a list of parts if it has tags. */
export function format(message: Message, values: Values, formatter: Formatter): unknown {
  if (typeof message === 'string') return message
  return Array.isArray(message)
    ? textOf(message as Data, values, formatter)
    : partsOf((message as { rich: Data }).rich, values, formatter)
}

interface Catalogue {
  messages: Readonly<Record<string, Message>>
  formatter: Formatter
}

/** Languages that were used so far; each takes half a megabyte. */
const catalogues = new Map<string, Catalogue>()

function catalogueOf(language: string): Catalogue {
  const known = catalogues.get(language)
  if (known) return known
  const file = join(ROOT, 'server/platform/catalogues/generated', `${language}.json`)
  const { isRightToLeft, messages } = JSON.parse(readFileSync(file, 'utf8'))
  const catalogue = { messages, formatter: formatterOf(language, isRightToLeft) }
  catalogues.set(language, catalogue)
  return catalogue
}

/** A message in the current language. */
export function say(key: string, values: Values): unknown {
  const { messages, formatter } = catalogueOf(language())
  return format(messages[key]!, values, formatter)
}
