import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

const islands = import.meta.glob<{ default: ComponentType<object> }>('./islands/*.tsx')

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/** Hydrates one island and resolves once it listens. Its props stand in the script element that follows it. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, prefix } = element.dataset
  const Component = (await islands[`./islands/${island}.tsx`]!()).default
  const props = JSON.parse(element.nextElementSibling!.textContent!) as object
  await new Promise<void>((ready) => {
    hydrateRoot(
      element,
      <Ready onReady={ready}>
        <Component {...props} />
      </Ready>,
      { identifierPrefix: prefix! },
    )
  })
  element.dispatchEvent(new Event('island-ready'))
}
