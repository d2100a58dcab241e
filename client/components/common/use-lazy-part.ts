import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { tellMissing } from '../../stores/toasts.ts'

/**
 * A part of a page whose script comes when it is first `wanted`; null until then. (React's own `lazy` takes the whole
 * island down where the line is.) When the script cannot be had a toast says so, and `onMissing` is called.
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
    // Asked for in vain, it could not be asked for again (docs/decisions/043-scripts-that-do-not-come.md).
    if (navigator.onLine) load().then((loaded) => setPart(() => loaded), fail)
    else fail()
  }, [load, wanted, part])
  return part
}
