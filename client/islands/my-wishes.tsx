import { useState } from 'react'
import { isolated } from '../../server/catalogues/intl.ts'
import * as m from '../../server/catalogues/messages.ts'
import type { MatchesView } from '../../server/matches/matches-shared.ts'
import { wishText } from '../../server/wishes/wish-text-shared.ts'
import { call, messageOf } from '../api.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { WishChips } from '../components/matches/wish-chips.tsx'
import { WishInput } from '../components/matches/wish-input.tsx'
import { toast } from '../stores/toasts.ts'

type Props = Pick<MatchesView, 'wishes' | 'suggested' | 'wish'>

/** What one is looking for: added, taken off, and confirmed where one's texts seem to say so. */
export default function MyWishes({ wishes: first, suggested: texts, wish: wanted }: Props) {
  const [wishes, setWishes] = useState(first)
  const [suggested, setSuggested] = useState(texts)
  const [text, setText] = useState(wanted)

  const form = useForm({
    read: () => (text.trim() ? { values: { text: text.trim() } } : { errors: {} }),
    failed: m.matches_undone(),
    async send(body) {
      const { data } = await call('POST /api/wishes', { body })
      setWishes((now) => [data, ...now.filter(({ id }) => id !== data.id)])
      setText('')
      toast.success(m.matches_wish_added())
    },
  })

  async function remove(id: number) {
    try {
      await call('DELETE /api/wishes/:id', { params: { id } })
      setWishes((now) => now.filter((wish) => wish.id !== id))
      toast.success(m.matches_wish_removed())
    } catch (failure) {
      toast.error(messageOf(failure, m.matches_undone()))
    }
  }

  async function confirm(itemId: number, found: string[]) {
    try {
      await call('POST /api/product/update/:id', { params: { id: itemId }, body: { wishes: found } })
      setSuggested((now) => now.filter(({ id }) => id !== itemId))
      setWishes((await call('GET /api/wishes')).data)
      toast.success(m.matches_wish_added())
    } catch (failure) {
      toast.error(messageOf(failure, m.matches_undone()))
    }
  }

  return (
    <div className="my-wishes">
      <form className="form" {...form.props}>
        <WishInput
          label={m.matches_wish()}
          help={m.matches_wish_help()}
          text={text}
          {...form.field('text')}
          onText={setText}
          onAdd={form.submit}
        />
        <SubmitButton {...form.button} label={m.matches_add_wish()} busyLabel={m.matches_add_wish()} />
      </form>
      {wishes.length === 0 ? (
        <p className="quiet-text">{m.matches_no_wishes()}</p>
      ) : (
        <WishChips
          wishes={wishes.map((wish) => ({ key: wish.id, text: wishText(wish) }))}
          onRemove={(id) => remove(Number(id))}
        />
      )}
      {suggested.length > 0 && (
        <section aria-labelledby="suggested-wishes">
          <h3 id="suggested-wishes">{m.matches_suggested_title()}</h3>
          {suggested.map(({ id, name, wishes: found }) => (
            <div key={id} className="suggested-wishes">
              <p>{m.matches_suggested({ name: isolated(name) })}</p>
              <WishChips
                wishes={found.map((one) => ({ key: one, text: one }))}
                onRemove={(key) =>
                  setSuggested((now) =>
                    now
                      .map((item) =>
                        item.id === id ? { ...item, wishes: item.wishes.filter((one) => one !== key) } : item,
                      )
                      .filter(({ wishes: left }) => left.length > 0),
                  )
                }
              />
              <button type="button" className="button quiet" onClick={() => confirm(id, found)}>
                {m.matches_confirm_wishes()}
              </button>
            </div>
          ))}
        </section>
      )}
    </div>
  )
}
