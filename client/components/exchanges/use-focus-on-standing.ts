import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a button that goes away with the step that it takes, or with one of the other's: hands its focus, or that of the dialog
 * beside it that it has opened, to the text that says where the request stands now, or the heading of those who meet. A card
 * that goes away as a whole is the list's to see to.
 */
export function useFocusOnStanding(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      const focused = document.activeElement
      const beside = focused?.closest('dialog') ?? null
      if (!element || (focused !== element && beside?.parentElement !== element.parentElement)) return
      const place = element.closest('article, dialog')
      queueMicrotask(() => place?.querySelector<HTMLElement>('.standing, h2[tabindex]')?.focus())
    }
  }, [])
  return button
}
