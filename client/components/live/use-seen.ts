import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Reports the highest visible id while the page is in the foreground. Entries need `data-id` and `data-unseen`.
 * @param entries whose change adds elements.
 */
export function useSeen(
  box: RefObject<HTMLElement | null>,
  entries: readonly unknown[],
  onSeen: (upTo: number) => void,
): void {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (entries.length === 0) return
    const inView = new Set<number>()
    const tell = () => {
      if (inView.size > 0 && document.visibilityState === 'visible') seen(Math.max(...inView))
    }
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        const id = Number((target as HTMLElement).dataset.id)
        if (isIntersecting) inView.add(id)
        else inView.delete(id)
      }
      tell()
    })
    for (const element of box.current?.querySelectorAll('[data-unseen]') ?? []) observer.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [box, entries])
}
