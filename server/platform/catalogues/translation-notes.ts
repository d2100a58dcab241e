import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../db/root.mjs'
import { type Message, pluralForms, type ValueKind } from './compile.ts'
import notes from './notes.json' with { type: 'json' }

const USE = /(?<![\w$.])m\.([a-z][a-z0-9_]*)\b/g

function uses(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const sources = globSync(['client/**/*.{ts,tsx}', 'server/**/*.ts'], { cwd: ROOT }).sort()
  for (const file of sources)
    for (const key of new Set(
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(USE)].map(([, key]) => key!),
    ))
      found.set(key, [...(found.get(key) ?? []), file])
  return found
}

/** The note of a key or of its longest prefix that has one. */
function noteOf(key: string): string {
  const written: Readonly<Record<string, string>> = notes
  for (let name = key; name; name = name.slice(0, Math.max(0, name.lastIndexOf('_'))))
    if (Object.hasOwn(written, name)) return written[name]!
  return ''
}

function valueNote(name: string, kind: ValueKind): string {
  if (kind.kind === 'number') return `{${name}} is a number`
  if (kind.kind === 'tag') return `<${name}> is a link, or set off`
  if (kind.kind === 'choice') return `{${name}} is one of ${[...kind.among].join(', ')}`
  return `{${name}} is filled in`
}

/** The plural forms of a language, with the numbers that take them: "one (0, 1)". */
export function pluralNote(language: string): string {
  const rules = new Intl.PluralRules(language)
  const numbers = Map.groupBy(
    Array.from({ length: 1000 }, (_, n) => n),
    (n) => rules.select(n),
  )
  const forms = [...pluralForms(language)].map((form) => {
    const all = numbers.get(form as Intl.LDMLPluralRule)!
    return `${form} (${all.slice(0, 3).join(', ')}${all.length > 3 ? ', …' : ''})`
  })
  return `Plural forms: ${forms.join('; ')}`
}

/** Notes for translators: what a message is for, where it is used, and what its values are. */
export function contextNotes(messages: ReadonlyMap<string, Message>): Map<string, string> {
  const used = uses()
  return new Map(
    [...messages].map(([key, { values }]) => {
      const parts = [
        noteOf(key),
        ...[...values].map(([name, kind]) => valueNote(name, kind)),
        used.has(key) ? `In ${used.get(key)!.slice(0, 3).join(', ')}` : '',
      ]
      return [key, parts.filter(Boolean).join('. ')]
    }),
  )
}
