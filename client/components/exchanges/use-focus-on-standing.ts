import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a button that disappears with a step: moves its focus, or that of its dialog, to the status text or the meeting's heading. Removed
 * cards are handled by the list.
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
