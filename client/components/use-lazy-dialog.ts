import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../stores/toasts.ts'

/**
 * A dialog whose script comes when it is first `wanted`; null until then. (React's own `lazy` takes the whole
 * island down where the line is.) When the script cannot be had a toast says so, `onMissing` is called, and the next
 * time it is wanted it is asked for anew.
 */
export function useLazyDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  onMissing: () => void,
): ComponentType<P> | null {
  const [dialog, setDialog] = useState<ComponentType<P> | null>(null)
  const fail = useEffectEvent(() => {
    toast.error('Something went wrong')
    onMissing()
  })
  useEffect(() => {
    if (wanted && !dialog) load().then((loaded) => setDialog(() => loaded), fail)
  }, [load, wanted, dialog])
  return dialog
}
