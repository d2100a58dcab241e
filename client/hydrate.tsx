import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { typedFields } from './dom/typed-fields.ts'

const islands = import.meta.glob<{ default: ComponentType<object> }>('./islands/*.tsx')

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/**
 * Hydrates one island; resolves when its listeners are active. Props come from the script element after it. Earlier input is typed again,
 * because React does not see it.
 * @throws the error of the island's first render; the server's HTML is then shown again.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, prefix } = element.dataset
  const Component = (await islands[`./islands/${island}.tsx`]!()).default
  const props = JSON.parse(element.nextElementSibling!.textContent!) as object
  const rendered = element.innerHTML
  const typed = typedFields(element)
  let listens = false
  const failure = await new Promise<unknown>((ready) => {
    // A transition renders in slices of 5 ms, so slow phones remain responsive.
    startTransition(() => {
      hydrateRoot(
        element,
        <Ready onReady={() => ready(undefined)}>
          <Component {...props} />
        </Ready>,
        {
          identifierPrefix: prefix!,
          onUncaughtError: (error) => (listens ? reportError(error) : ready(error)),
        },
      )
    })
  })
  if (failure !== undefined) {
    element.innerHTML = rendered
    throw failure
  }
  listens = true
  for (const again of typed) again()
  element.dispatchEvent(new Event('island-ready'))
}
