import { useEffect, useRef, useState } from 'react'
import type { DeckCard } from '../../../server/trading/matches/matches-shared.ts'
import { call, callAtLast } from '../../api.ts'
import { declineSoon, undoDecline } from '../../stores/declines.ts'
import { type Answer, answerItem, WANT_SAID } from '../../stores/wants.ts'

/** Number of remaining cards at which more are fetched. */
const REFILL = 4

/**
 * The deck shows matches of wishes before "for you", although the API begins with "for you". Wishes are public, so their place reveals
 * nothing about wants.
 */
const PLACES: Partial<Record<DeckCard['why'], number>> = { your_wish: 0, wishes_yours: 1 }
const placeOf = ({ why }: DeckCard) => PLACES[why] ?? 2
const wishesFirst = (cards: readonly DeckCard[]): DeckCard[] =>
  cards.toSorted((one, other) => placeOf(one) - placeOf(other))

/**
 * State of the deck: a yes is sent immediately, a no after some seconds in which it can be undone. After a failure the card returns to the
 * top unless the item is gone.
 */
export function useDeck(first: DeckCard[], foundBefore: number | null) {
  const [cards, setCards] = useState(() => wishesFirst(first))
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'empty'>(
    first.length > 0 ? 'idle' : 'empty',
  )
  const [found, setFound] = useState(foundBefore)
  /** The card of the newest no that is not sent yet. */
  const [refused, setRefused] = useState<DeckCard | null>(null)
  const answered = useRef(new Set<number>())

  async function fetchMore(): Promise<void> {
    setState('loading')
    try {
      const skip = cards.map(({ card }) => card.id).join(',')
      const { data } = await call('GET /api/matches/deck', { query: { skip } })
      const known = new Set(cards.map(({ card }) => card.id))
      const fresh = data.filter(({ card }) => !known.has(card.id) && !answered.current.has(card.id))
      // The card on top remains there, because the user is looking at it.
      setCards((now) => [...now.slice(0, 1), ...wishesFirst([...now.slice(1), ...fresh])])
      // Uses `fresh`, not `data`: if all fetched cards are answered already, fetching again would loop.
      setState(fresh.length > 0 ? 'idle' : 'empty')
    } catch {
      setState('failed')
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for by how many are left
  useEffect(() => {
    if (state === 'idle' && cards.length < REFILL) void fetchMore()
  }, [cards.length, state])

  const keyOf = ({ card: { id } }: DeckCard) => `item ${id}` as const

  function putBack(top: DeckCard): void {
    answered.current.delete(top.card.id)
    setCards((now) => [top, ...now])
  }

  async function answer(choice: Answer): Promise<void> {
    const top = cards[0]
    if (!top) return
    const { id } = top.card
    setCards((now) => now.slice(1))
    answered.current.add(id)
    if (choice !== 'no') return send(top, choice)
    setRefused(top)
    const sendNo = () => {
      setRefused((now) => (now === top ? null : now))
      void send(top, 'no')
    }
    declineSoon(keyOf(top), sendNo, () => callAtLast('POST /api/wants/:id/refusal', { params: { id } }))
  }

  function undo(): void {
    if (!refused) return
    undoDecline(keyOf(refused))
    putBack(refused)
    setRefused(null)
  }

  async function send(top: DeckCard, choice: Answer): Promise<void> {
    const { id } = top.card
    const circles = await answerItem(id, choice)
    if (circles === null) {
      putBack(top)
    } else if (circles !== 'gone') {
      if (choice === 'yes') dispatchEvent(new Event(WANT_SAID))
      if (circles[0] !== undefined) setFound(circles[0])
    }
  }

  return { cards, state, found, refused, answer, undo, retry: fetchMore }
}
