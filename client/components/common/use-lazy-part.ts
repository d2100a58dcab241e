import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { tellMissing } from '../../stores/toasts.ts'

/** Milliseconds after which what is waited for is late: a line along the top then says that something comes. */
const LATE = 300

/**
 * A part of a page whose script comes when it is first `wanted`; null until then. (React's own `lazy` takes the whole
 * island down when the connection is.) When the script cannot be had a toast says so, and `onMissing` is called.
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
    // An import that has failed cannot be tried again (docs/decisions/043-scripts-that-do-not-come.md).
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
