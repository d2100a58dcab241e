import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from './islands.ts'

/** Hydration after page load (see wake.ts), or on first interaction. */
type When = 'load' | 'interaction'

const modules = import.meta.glob<{ default: unknown }>('./islands/*.tsx', { eager: true })

const islands = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [
    file.slice('./islands/'.length, -'.tsx'.length),
    module.default,
  ]),
) as { [N in IslandName]: ComponentType<IslandProps<N>> }

/** JSON that cannot end its script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * A part of the page that the browser hydrates. Rendered as a separate React tree with its own id prefix, so that it can be hydrated
 * separately. Server only; islands cannot be nested.
 * @param id distinguishes islands with one name on one page; part of the prefix.
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
