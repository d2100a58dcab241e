import { useEffect, useRef, useState } from 'react'
import { isolated } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { MatchesView } from '../../server/trading/matches/matches-shared.ts'
import { call, messageOf } from '../api.ts'
import { Picture } from '../components/common/picture.tsx'
import { useFocusInList } from '../components/common/use-focus-in-list.ts'
import { useFocusOnMore } from '../components/common/use-focus-on-more.ts'
import { useLazyPart } from '../components/common/use-lazy-part.ts'
import { forText, type NamedThing } from '../components/matches/for-text.ts'
import { WantSets } from '../components/matches/want-sets.tsx'
import { toast } from '../stores/toasts.ts'
import { sayYes, takeBack, WANT_SAID } from '../stores/wants.ts'

const loadDialog = async () => (await import('../components/matches/for-dialog.tsx')).ForDialog

type Props = Pick<MatchesView, 'wants' | 'wants_total' | 'want_sets' | 'mine'>

/** Items the user would like to swap for. Visible only to the user. */
export default function MyWants({ wants: first, wants_total: total, want_sets, mine }: Props) {
  const [wants, setWants] = useState(first)
  const [isOver, setOver] = useState(first.length >= total)
  const [named, setNamed] = useState<readonly NamedThing[]>(mine)
  const [choosing, setChoosing] = useState<number | null>(null)
  const close = () => setChoosing(null)
  const ForDialog = useLazyPart(loadDialog, choosing !== null, close)
  const chosen = wants.find(({ product_id }) => product_id === choosing)
  const focus = useFocusInList<HTMLDivElement>(
    wants.map(({ product_id }) => product_id),
    'wants',
    () => document.getElementById('wants'),
  )

  const list = useRef<HTMLUListElement>(null)
  useFocusOnMore(list, { size: wants.length, hasMore: !isOver })

  async function more() {
    // Fetches the page again that was loaded in part, because a removed want shifts later ones up.
    const page = Math.floor(wants.length / first.length) + 1
    try {
      const { data, pagination } = await call('GET /api/wants', { query: { page } })
      setWants((now) => {
        const known = new Set(now.map(({ product_id }) => product_id))
        return [...now, ...data.filter(({ product_id }) => !known.has(product_id))]
      })
      setOver(pagination.current_page >= pagination.last_page)
    } catch (error) {
      toast.error(messageOf(error, m.matches_deck_failed()))
    }
  }

  useEffect(() => {
    async function refresh() {
      const { data } = await call('GET /api/wants', { query: { page: 1 } })
      setWants((now) => {
        const fresh = new Set(data.map(({ product_id }) => product_id))
        return [...data, ...now.filter(({ product_id }) => !fresh.has(product_id))]
      })
    }
    const onSaid = () => void refresh().catch(() => {})
    addEventListener(WANT_SAID, onSaid)
    return () => removeEventListener(WANT_SAID, onSaid)
  }, [])

  async function remove(id: number) {
    if (await takeBack(id)) setWants((now) => now.filter(({ product_id }) => product_id !== id))
  }

  /** Marks the item again; `things` are ids of own items offered for it, null for any. @returns false on failure. */
  async function say(id: number, things: number[] | null): Promise<boolean> {
    if (!(await sayYes(id, things))) return false
    setWants((now) =>
      now.map((want) => (want.product_id === id ? { ...want, for: things, is_asked: false } : want)),
    )
    return true
  }

  async function renew({ card, product_id: id, for: things }: Props['wants'][number], row: Element | null) {
    if (!(await say(id, things))) return
    toast.success(m.matches_yes_said({ name: isolated(card.name) }))
    // The pressed button is removed and loses the focus, so the next row gets it.
    ;(row as HTMLElement | null)?.focus()
  }

  return (
    <div className="contents" {...focus}>
      {wants.length === 0 && isOver && <p className="quiet-text">{m.matches_no_wants()}</p>}
      <ul ref={list} className="my-wants" hidden={wants.length === 0}>
        {wants.map((want) => {
          const { card, is_asked } = want
          return (
            <li key={card.id} data-id={card.id} tabIndex={-1}>
              <span className="picture">
                <Picture src={card.image} srcset={card.image_srcset} alt="" sizes="72px" />
              </span>
              <a href={`/productdetails/${card.id}`}>
                <bdi>{card.name}</bdi>
              </a>
              {is_asked && (
                <button
                  type="button"
                  className="button"
                  onClick={({ currentTarget }) => renew(want, currentTarget.closest('li'))}
                >
                  {m.matches_still_yes()}
                </button>
              )}
              <button
                type="button"
                className="button quiet for"
                aria-haspopup="dialog"
                onClick={() => setChoosing(card.id)}
              >
                {forText(want.for, named)}
              </button>
              <button
                type="button"
                className="button quiet"
                aria-label={m.matches_forget_want({ name: isolated(card.name) })}
                onClick={() => remove(card.id)}
              >
                {m.matches_no_longer()}
              </button>
            </li>
          )
        })}
      </ul>
      {!isOver && (
        <button type="button" className="button quiet" onClick={more}>
          {m.matches_wants_more()}
        </button>
      )}
      <WantSets wants={wants} sets={want_sets} />
      {ForDialog && chosen && (
        <ForDialog
          name={chosen.card.name}
          chosen={chosen.for}
          onSave={(things, found) => {
            setNamed([...named, ...found])
            return say(chosen.product_id, things)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
