import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../api.ts'
import type { ItemDraft } from '../../../stores/item-drafts.ts'
import { useOnline } from '../../common/use-online.ts'

/** Milliseconds without typing after which a name counts as complete. */
const PAUSE = 500

/** Fills category and condition of a draft from items with similar names, unless the user has chosen them. */
export function useSuggestions(draft: ItemDraft, change: (values: Partial<ItemDraft>) => void): void {
  const isOnline = useOnline()
  const name = draft.name.trim()
  const fill = useEffectEvent((found: { category: { id: number } | null; condition: string | null }) => {
    const isOpen = (field: 'category' | 'condition') => !draft[field] || draft.suggested.includes(field)
    const values = {
      ...(found.category && isOpen('category') ? { category: String(found.category.id) } : {}),
      ...(found.condition && isOpen('condition') ? { condition: found.condition } : {}),
    }
    const suggested = new Set([...draft.suggested, ...(Object.keys(values) as ItemDraft['suggested'])])
    if (!draft.isSent && Object.keys(values).length > 0) change({ ...values, suggested: [...suggested] })
  })
  const needsNone = useEffectEvent(() => draft.category !== '' && !draft.suggested.includes('category'))
  useEffect(() => {
    if (name.length < 2 || !isOnline || needsNone()) return
    const ended = new AbortController()
    const clock = setTimeout(() => {
      call('GET /api/items/suggestions', { query: { name }, signal: ended.signal }).then(
        ({ data }) => fill(data),
        // If the call fails, the user chooses category and condition without a suggestion.
        () => {},
      )
    }, PAUSE)
    return () => {
      clearTimeout(clock)
      ended.abort()
    }
  }, [name, isOnline])
}
