import { useEffect, useState } from 'react'
import { COMPLETIONS, LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { call } from '../../api.ts'

/** Debounce in milliseconds. */
const REST = 150

/** Autocomplete of a wish; empty on failure. */
export function useCompletions(text: string): string[] {
  const [completions, setCompletions] = useState<string[]>([])
  useEffect(() => {
    if (text.trim().length < COMPLETIONS.shortest) return setCompletions([])
    let isOver = false
    const timer = setTimeout(async () => {
      try {
        const { data } = await call('GET /api/wishes/completions', {
          query: { text: text.trim().slice(0, LONGEST.wish) },
        })
        if (!isOver) setCompletions(data)
      } catch {}
    }, REST)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  return completions
}
