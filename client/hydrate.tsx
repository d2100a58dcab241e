import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { typedFields } from './typed-fields.ts'

const islands = import.meta.glob<{ default: ComponentType<object> }>('./islands/*.tsx')

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/**
 * Hydrates one island and resolves once it listens. Its props stand in the script element after it. What was typed before is typed again
 * then, since React would not know of it.
 *
 * @throws what the island throws at its first render; then it shows again what the server rendered.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, prefix } = element.dataset
  const Component = (await islands[`./islands/${island}.tsx`]!()).default
  const props = JSON.parse(element.nextElementSibling!.textContent!) as object
  const rendered = element.innerHTML
  const typed = typedFields(element)
  let listens = false
  const failure = await new Promise<unknown>((ready) => {
    // In pieces of 5 ms, so that a slow phone scrolls and takes presses in between.
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
