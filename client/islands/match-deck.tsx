import { ArrowDown, Check, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isolated } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { DeckCard as Card } from '../../server/trading/matches/matches-shared.ts'
import { EmptyState } from '../components/common/empty-state.tsx'
import { useOnline } from '../components/common/use-online.ts'
import { DeckCard } from '../components/matches/deck-card.tsx'
import { useDeck } from '../components/matches/use-deck.ts'
import { useSwipe } from '../components/matches/use-swipe.ts'
import { whyText } from '../components/matches/why-text.ts'
import { hasModifier } from '../dom/has-modifier.ts'
import type { Answer } from '../stores/wants.ts'

const KEYS: Record<string, Answer> = { ArrowRight: 'yes', ArrowLeft: 'no', ArrowDown: 'later' }
const BUTTONS = [
  {
    answer: 'no',
    keys: 'ArrowLeft',
    className: 'button quiet large',
    Icon: X,
    size: 22,
    label: () => m.matches_no(),
  },
  {
    answer: 'later',
    keys: 'ArrowDown',
    className: 'button quiet',
    Icon: ArrowDown,
    size: 20,
    label: () => m.matches_later(),
  },
  {
    answer: 'yes',
    keys: 'ArrowRight',
    className: 'button large',
    Icon: Check,
    size: 22,
    label: () => m.matches_yes(),
  },
] as const
/** A second click within this time in milliseconds belongs to a double tap and must not answer the next card. */
const DOUBLE_TAP = 400
const BUSY = 'input, textarea, select, [contenteditable], dialog, [popover], [role=menu]'

/** Arrow keys answer only if a card is shown and no other element needs them for scrolling or input. */
function useKeys(isAsking: boolean, onAnswer: (answer: Answer) => void): void {
  const latest = useRef(onAnswer)
  latest.current = onAnswer
  useEffect(() => {
    if (!isAsking) return
    function onKey(event: KeyboardEvent) {
      const answer = KEYS[event.key]
      const isTaken = hasModifier(event) || event.repeat
      if (!answer || isTaken || event.defaultPrevented) return
      if ((event.target as Element | null)?.closest?.(BUSY) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current(answer)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isAsking])
}

/** Suggested items one at a time, answered by swipe, key or button. */
export default function MatchDeck({ first, found: foundBefore }: { first: Card[]; found: number | null }) {
  const { cards, state, found, refused, answer, undo, retry } = useDeck(first, foundBefore)
  const isOnline = useOnline()
  const [said, setSaid] = useState('')
  const answeredAt = useRef(Number.NEGATIVE_INFINITY)
  const [top, next] = cards
  const answers = useRef<HTMLFieldSetElement>(null)
  /** True if the focus has to move: the undo button had it, and is removed when the no is sent. */
  const takesFocus = useRef(false)
  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    answers.current?.querySelector('button')?.focus()
  })

  function choose(choice: Answer) {
    if (!top || !isOnline) return
    const after = next ? m.matches_would_swap({ name: isolated(next.card.name) }) : m.matches_all_seen()
    setSaid(choice === 'yes' ? `${m.matches_yes_said({ name: isolated(top.card.name) })} ${after}` : after)
    void answer(choice)
  }
  useKeys(top !== undefined && isOnline, choose)
  const { by, handlers } = useSwipe(choose)

  const undoLine = refused && (
    <p className="deck-undo">
      {m.matches_no_said({ name: isolated(refused.card.name) })}
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          setSaid(m.matches_would_swap({ name: isolated(refused.card.name) }))
          takesFocus.current = true
          undo()
        }}
      >
        <Undo2 size={20} aria-hidden="true" />
        {m.swaps_undo()}
      </button>
    </p>
  )

  return (
    <div className="deck">
      {found !== null && (
        <p className="notice" role="status">
          {m.matches_found()}
          <a className="button" href={`/dashboard/circles/${found}`}>
            {m.matches_open_circle()}
          </a>
        </p>
      )}
      {!isOnline && (
        <p className="notice hint" role="status">
          {m.matches_offline()}
        </p>
      )}
      {top ? (
        <>
          <div className="deck-cards">
            {undoLine}
            {next && <DeckCard key={next.card.id} shown={next} isNext />}
            <div
              key={`top-${top.card.id}`}
              className="deck-top"
              data-leans={by > 30 ? 'yes' : by < -30 ? 'no' : undefined}
              style={
                by === 0 ? undefined : { translate: `${by}px 0`, rotate: `${by / 40}deg`, transition: 'none' }
              }
              {...handlers}
            >
              <DeckCard shown={top} />
            </div>
          </div>
          {/* A plain form also works without scripts. */}
          <form
            method="post"
            action="/dashboard/matches"
            onSubmit={(event) => {
              event.preventDefault()
              const { submitter } = event.nativeEvent as SubmitEvent
              answeredAt.current = event.timeStamp
              if (submitter) choose((submitter as HTMLButtonElement).value as Answer)
            }}
          >
            <input type="hidden" name="item" value={top.card.id} />
            <fieldset ref={answers} className="deck-answers">
              <legend className="visually-hidden">
                {m.matches_would_swap({ name: isolated(top.card.name) })} {whyText(top)}
              </legend>
              {BUTTONS.map(({ answer: value, keys, className, Icon, size, label }) => (
                <button
                  key={value}
                  type="submit"
                  name="answer"
                  value={value}
                  className={className}
                  aria-keyshortcuts={keys}
                  aria-disabled={!isOnline || undefined}
                  onClick={(event) => {
                    // `detail` counts clicks in quick succession; 0 for keys.
                    const isSecond = event.detail > 1 && event.timeStamp - answeredAt.current < DOUBLE_TAP
                    if (isSecond) event.preventDefault()
                  }}
                >
                  <Icon size={size} aria-hidden="true" />
                  {label()}
                </button>
              ))}
            </fieldset>
          </form>
        </>
      ) : state === 'loading' || state === 'idle' ? (
        <p className="notice" role="status">
          {m.matches_loading()}
        </p>
      ) : state === 'failed' ? (
        <p className="notice error" role="alert">
          {m.matches_deck_failed()}
          <button type="button" className="button quiet" onClick={retry}>
            {m.matches_try_again()}
          </button>
        </p>
      ) : (
        <EmptyState title={m.matches_all_seen()}>
          <p>{m.matches_all_seen_more()}</p>
          <a className="button" href="/browse?category=all">
            {m.browse_browse_all_items()}
          </a>
        </EmptyState>
      )}
      {!top && undoLine}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  )
}
