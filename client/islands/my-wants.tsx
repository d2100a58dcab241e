import { useState } from 'react'
import { isolated } from '../../server/catalogues/intl.ts'
import * as m from '../../server/catalogues/messages.ts'
import type { MatchesView } from '../../server/matches/matches-shared.ts'
import { call, messageOf } from '../api.ts'
import { Picture } from '../components/common/picture.tsx'
import { toast } from '../stores/toasts.ts'
import { sayYes, takeBack } from '../stores/wants.ts'

type Props = Pick<MatchesView, 'wants' | 'wants_total'>

/** What one has said yes to. Nobody else sees it. */
export default function MyWants({ wants: first, wants_total: total }: Props) {
  const [wants, setWants] = useState(first)
  const [page, setPage] = useState(1)
  const [isOver, setOver] = useState(first.length >= total)

  async function more() {
    try {
      const { data, pagination } = await call('GET /api/wants', { query: { page: page + 1 } })
      const known = new Set(wants.map(({ product_id }) => product_id))
      setWants([...wants, ...data.filter(({ product_id }) => !known.has(product_id))])
      setPage(page + 1)
      setOver(pagination.current_page >= pagination.last_page)
    } catch (error) {
      toast.error(messageOf(error, m.matches_deck_failed()))
    }
  }

  async function remove(id: number) {
    if (await takeBack(id)) setWants((now) => now.filter(({ product_id }) => product_id !== id))
  }

  async function renew(id: number) {
    if (await sayYes(id))
      setWants((now) => now.map((want) => (want.product_id === id ? { ...want, is_asked: false } : want)))
  }

  if (wants.length === 0) return <p className="quiet-text">{m.matches_no_wants()}</p>
  return (
    <>
      <ul className="my-wants">
        {wants.map(({ card, is_asked }) => (
          <li key={card.id}>
            <span className="picture">
              <Picture src={card.image} srcset={card.image_srcset} alt="" sizes="72px" />
            </span>
            <a href={`/productdetails/${card.id}`}>
              <bdi>{card.name}</bdi>
            </a>
            {is_asked && (
              <button type="button" className="button" onClick={() => renew(card.id)}>
                {m.matches_still_yes()}
              </button>
            )}
            <button
              type="button"
              className="button quiet"
              aria-label={m.matches_forget_want({ name: isolated(card.name) })}
              onClick={() => remove(card.id)}
            >
              {m.matches_no_longer()}
            </button>
          </li>
        ))}
      </ul>
      {!isOver && (
        <button type="button" className="button quiet" onClick={more}>
          {m.matches_wants_more()}
        </button>
      )}
    </>
  )
}
