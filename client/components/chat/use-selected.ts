import { useEffect, useState } from 'react'

const PARAMETER = 'userId'

function inAddress(): number | null {
  const id = Number(new URLSearchParams(location.search).get(PARAMETER))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Selected conversation, synchronized with the URL. `initial` is from the server. */
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
