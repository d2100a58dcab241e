import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from './islands.ts'

/** When an island is hydrated: by itself once what the page shows has come (see wake.ts), or when it is first touched. */
export type When = 'load' | 'interaction'

const modules = import.meta.glob<{ default: unknown }>('./islands/*.tsx', { eager: true })

const islands = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [
    file.slice('./islands/'.length, -'.tsx'.length),
    module.default,
  ]),
) as { [N in IslandName]: ComponentType<IslandProps<N>> }

/** JSON in which no text can end the script element that it stands in. */
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
 */
export function Island<N extends IslandName>({
  name,
  when,
  id = '',
  props,
}: {
  name: N
  when: When
  id?: string | number
  props: IslandProps<N>
}) {
  const prefix = `${name}${id}-`
  const html = renderToString(createElement(islands[name], props), { identifierPrefix: prefix })
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
