import { useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { safeRedirect } from '../../../server/platform/sessions/redirect-shared.ts'
import { call } from '../../api.ts'

interface Item {
  name: string
  display_image: string | null
}

/** The item that a visitor wanted before signing in. Empty if visitors cannot see the item. */
export function ItemAhead() {
  const [item, setItem] = useState<Item | null>(null)
  useEffect(() => {
    const back = safeRedirect(new URLSearchParams(location.search).get('redirect'))
    const id = Number(/^\/productdetails\/(\d+)(?:#|$)/.exec(back)?.[1])
    if (!id) return
    call('GET /api/home/product/details/:id', { params: { id } })
      .then(({ data }) => setItem(data.product))
      .catch(() => {})
  }, [])
  if (!item) return null
  return (
    <p className="item-ahead">
      {item.display_image && <img src={item.display_image} alt="" width={56} height={56} />}
      <span>{m.accounts_to_swap_for({ name: item.name })}</span>
    </p>
  )
}
