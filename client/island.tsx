import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

/** When an island is hydrated: at once, or when it is first touched. */
export type When = 'load' | 'interaction'

const modules = import.meta.glob<{ default: ComponentType<object> }>('./islands/*.tsx', { eager: true })

/** Every island by name, which is its file's. */
const islands: Record<string, ComponentType<object>> = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [
    file.slice('./islands/'.length, -'.tsx'.length),
    module.default,
  ]),
)

/** JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * A part of the page that the browser hydrates. It is rendered in a tree of its own, with its own prefix for
 * ids, so that the browser can hydrate it alone. Server only; islands do not nest.
 *
 * @param id tells islands of one name on one page apart; the prefix is made of both.
 * @throws Error for a name without a file in client/islands.
 */
export function Island({
  name,
  when,
  id = '',
  props,
}: {
  name: string
  when: When
  id?: string | number
  props: object
}) {
  const Component = islands[name]
  if (!Component) throw new Error(`There is no client/islands/${name}.tsx`)
  const prefix = `${name}${id}-`
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix })
  return (
    <>
      <x-island
        data-island={name}
        data-when={when}
        data-prefix={prefix}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </>
  )
}
