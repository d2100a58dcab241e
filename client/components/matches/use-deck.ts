import { useEffect, useRef, useState } from 'react'
import type { DeckCard } from '../../../server/trading/matches/matches-shared.ts'
import { call } from '../../api.ts'
import { type Answer, answerItem, WANT_SAID } from '../../stores/wants.ts'

/** Number of remaining cards at which more are fetched. */
const REFILL = 4

/** State of the deck: answers are sent immediately; after a failure the card returns to the top unless the item is gone. */
export function useDeck(first: DeckCard[], foundBefore: number | null) {
  const [cards, setCards] = useState(first)
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'empty'>(
    first.length > 0 ? 'idle' : 'empty',
  )
  const [found, setFound] = useState(foundBefore)
  const answered = useRef(new Set<number>())

  async function fetchMore(): Promise<void> {
    setState('loading')
    try {
      const skip = cards.map(({ card }) => card.id).join(',')
      const { data } = await call('GET /api/matches/deck', { query: { skip } })
      const known = new Set(cards.map(({ card }) => card.id))
      const fresh = data.filter(({ card }) => !known.has(card.id) && !answered.current.has(card.id))
      setCards((now) => [...now, ...fresh])
      // `fresh`, not `data`: if all fetched cards are answered, fetching would loop.
      setState(fresh.length > 0 ? 'idle' : 'empty')
    } catch {
      setState('failed')
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for by how many are left
  useEffect(() => {
    if (state === 'idle' && cards.length < REFILL) void fetchMore()
  }, [cards.length, state])

  async function answer(choice: Answer): Promise<void> {
    const top = cards[0]
    if (!top) return
    const { id } = top.card
    setCards((now) => now.slice(1))
    answered.current.add(id)
    const circles = await answerItem(id, choice)
    if (circles === null) {
      answered.current.delete(id)
      setCards((now) => [top, ...now])
    } else if (circles !== 'gone') {
      if (choice === 'yes') dispatchEvent(new Event(WANT_SAID))
      if (circles[0] !== undefined) setFound(circles[0])
    }
  }

  return { cards, state, found, answer, retry: fetchMore }
}
