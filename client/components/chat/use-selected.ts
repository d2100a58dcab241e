import { useEffect, useState } from 'react'

const PARAMETER = 'userId'

function inAddress(): number | null {
  const id = Number(new URLSearchParams(location.search).get(PARAMETER))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The person whose conversation is shown, who stands in the address too. `initial` is whom the server chose. */
export function useSelected(initial: number | null): [number | null, (id: number) => void] {
  const [selected, setSelected] = useState(initial)
  useEffect(() => {
    if (initial !== null && inAddress() === null) history.replaceState(null, '', `?${PARAMETER}=${initial}`)
    const follow = () => setSelected(inAddress() ?? initial)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [initial])
  const select = (id: number) => {
    if (id !== inAddress()) history.pushState(null, '', `?${PARAMETER}=${id}`)
    setSelected(id)
  }
  return [selected, select]
}
