import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { tellMissing } from '../../stores/toasts.ts'

/** Milliseconds after which a progress bar appears. */
const LATE = 300

/**
 * Loads a component when first `wanted`; null until then. (React's `lazy` would unmount the island on failure.) On failure shows a toast
 * and calls `onMissing`.
 */
export function useLazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  onMissing: () => void,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null)
  const fail = useEffectEvent(() => {
    tellMissing()
    onMissing()
  })
  useEffect(() => {
    if (!wanted || part) return
    // Does not import while offline, because a failed import cannot be retried (docs/decisions/043-scripts-that-do-not-come.md).
    if (!navigator.onLine) return fail()
    const { dataset } = document.documentElement
    const clock = setTimeout(() => {
      dataset.loading = ''
    }, LATE)
    load()
      .then((loaded) => setPart(() => loaded), fail)
      .finally(() => {
        clearTimeout(clock)
        delete dataset.loading
      })
  }, [load, wanted, part])
  return part
}
