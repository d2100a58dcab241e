import { useId, useRef, useState } from 'react'
import { wishText } from '../../server/market/wishes/wish-text-shared.ts'
import { isolated } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { MatchesView } from '../../server/trading/matches/matches-shared.ts'
import { ApiError, call, messageOf } from '../api.ts'
import { DOT } from '../components/common/dot.ts'
import { focusBeside } from '../components/common/focus-beside.ts'
import { useLazyPart } from '../components/common/use-lazy-part.ts'
import { SelectField } from '../components/form/field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { forText, type NamedThing } from '../components/matches/for-text.ts'
import { WishChips } from '../components/matches/wish-chips.tsx'
import { WishInput } from '../components/matches/wish-input.tsx'
import { toast } from '../stores/toasts.ts'

const loadDialog = async () => (await import('../components/matches/for-dialog.tsx')).ForDialog

type Props = Pick<
  MatchesView,
  'wishes' | 'wishes_found' | 'suggested' | 'wish' | 'wish_category' | 'mine' | 'categories'
>

/** Ignores 404: the wish was already deleted by a double click or by a request without response. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** Selected category id; null for any. */
const categoryId = (chosen: string) => (chosen === '' ? null : Number(chosen))

const limitOf = (isOne: boolean) => (isOne ? (1 as const) : null)

/** Text next to a wish: its category if it also has words, and the own items offered for it. */
function noteOf({ text, category, for: things }: Props['wishes'][number], named: readonly NamedThing[]) {
  const where = text !== null && category ? m.matches_wish_in({ category: isolated(category.name) }) : ''
  return [where, things === null ? '' : forText(things, named)].filter(Boolean).join(DOT)
}

/** Wishes found in the texts of the user's items, to be confirmed. */
function Suggested({
  items,
  onChange,
  onConfirm,
}: {
  items: Props['suggested']
  onChange: (next: (now: Props['suggested']) => Props['suggested']) => void
  onConfirm: (id: number, wishes: string[]) => void
}) {
  const without = (id: number, wish: string | number) =>
    onChange((now) =>
      now
        .map((item) =>
          item.id === id ? { ...item, wishes: item.wishes.filter((one) => one !== wish) } : item,
        )
        .filter(({ wishes }) => wishes.length > 0),
    )
  return (
    <section aria-labelledby="suggested-wishes">
      <h3 id="suggested-wishes">{m.matches_suggested_title()}</h3>
      {items.map(({ id, name, wishes }) => (
        <div key={id} className="suggested-wishes">
          <p>{m.matches_suggested({ name: isolated(name) })}</p>
          <WishChips
            wishes={wishes.map((one) => ({ key: one, text: one }))}
            onRemove={(wish) => without(id, wish)}
          />
          <button type="button" className="button quiet" onClick={() => onConfirm(id, wishes)}>
            {m.matches_confirm_wishes()}
          </button>
        </div>
      ))}
    </section>
  )
}

/** The user's wishes: add, remove, and confirm suggestions. */
export default function MyWishes({
  wishes: first,
  wishes_found,
  suggested: texts,
  wish: wanted,
  wish_category,
  mine,
  categories,
}: Props) {
  const [wishes, setWishes] = useState(first)
  const [found, setFound] = useState(wishes_found)
  const [isOne, setOne] = useState(true)
  /** Wishes whose limit is being changed. */
  const limiting = useRef(new Set<number>())
  const [suggested, setSuggested] = useState(texts)
  const [text, setText] = useState(wanted)
  const isKnown = categories.some(({ id }) => id === wish_category)
  const [category, setCategory] = useState(isKnown ? String(wish_category) : '')
  const [things, setThings] = useState<number[] | null>(null)
  const [named, setNamed] = useState<readonly NamedThing[]>(mine)
  const [isChoosing, setChoosing] = useState(false)
  const ids = useId()
  const close = () => setChoosing(false)
  const ForDialog = useLazyPart(loadDialog, isChoosing, close)

  const form = useForm({
    read: () => ({
      values: {
        text: text.trim(),
        product_category_id: categoryId(category),
        for: things,
        limit: limitOf(isOne),
      },
    }),
    failed: m.matches_undone(),
    async send(body) {
      const { data } = await call('POST /api/wishes', { body })
      setWishes((now) => [data, ...now.filter(({ id }) => id !== data.id)])
      // A field is only cleared if it still has the sent value: it may already hold the next wish.
      setText((now) => (now.trim() === body.text ? '' : now))
      setCategory((now) => (categoryId(now) === body.product_category_id ? '' : now))
      setThings((now) => (now === body.for ? null : now))
      toast.success(m.matches_wish_added())
    },
  })

  /** Adds wishes one by one. After a refusal, it and the rest remain in the field. */
  async function addAll(texts: readonly string[]) {
    for (const [at, one] of texts.entries()) {
      try {
        const body = {
          text: one,
          product_category_id: categoryId(category),
          for: things,
          limit: limitOf(isOne),
        }
        const { data } = await call('POST /api/wishes', { body })
        setWishes((now) => [data, ...now.filter(({ id }) => id !== data.id)])
      } catch (failure) {
        setText(texts.slice(at).join(', '))
        return void toast.error(messageOf(failure, m.matches_undone()))
      }
    }
    setText('')
    toast.success(m.matches_wish_added())
  }

  async function remove(id: number) {
    try {
      await call('DELETE /api/wishes/:id', { params: { id } }).catch(unlessGone)
      setWishes((now) => now.filter((wish) => wish.id !== id))
      toast.success(m.matches_wish_removed())
    } catch (failure) {
      toast.error(messageOf(failure, m.matches_undone()))
    }
  }

  async function limit({ id, limit: before }: Props['wishes'][number], box: HTMLElement, isOne: boolean) {
    if (limiting.current.has(id)) return
    limiting.current.add(id)
    const change = (wish: Partial<Props['wishes'][number]>) =>
      setWishes((now) => now.map((one) => (one.id === id ? { ...one, ...wish } : one)))
    change({ limit: limitOf(isOne) })
    try {
      const { data } = await call('POST /api/wishes/:id', { params: { id }, body: { limit: limitOf(isOne) } })
      if (data.state === 'open') return change(data)
      // A swap has already brought one.
      focusBeside(box)
      setWishes((now) => now.filter((wish) => wish.id !== id))
      setFound((now) => [data, ...now])
      toast.success(m.matches_wish_found_before({ wish: isolated(wishText(data)) }))
    } catch (failure) {
      change({ limit: before })
      toast.error(messageOf(failure, m.matches_undone()))
    } finally {
      limiting.current.delete(id)
    }
  }

  async function reopen(id: number) {
    try {
      const { data } = await call('POST /api/wishes/:id/reopening', { params: { id } })
      setFound((now) => now.filter((wish) => wish.id !== id))
      setWishes((now) => [data, ...now])
      toast.success(m.matches_wish_added())
    } catch (failure) {
      toast.error(messageOf(failure, m.matches_undone()))
    }
  }

  async function confirm(itemId: number, found: string[]) {
    try {
      await call('POST /api/product/update/:id', { params: { id: itemId }, body: { wishes: found } })
    } catch (failure) {
      return void toast.error(messageOf(failure, m.matches_undone()))
    }
    setSuggested((now) => now.filter(({ id }) => id !== itemId))
    toast.success(m.matches_wish_added())
    try {
      setWishes((await call('GET /api/wishes')).data)
    } catch {
      // A failed load is ignored: the wishes are stored and appear on the next load.
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
          onAdd={(texts) => (texts.length > 1 ? void addAll(texts) : form.submit())}
        />
        <div className="wish-more">
          <SelectField
            label={m.matches_wish_category()}
            {...form.field('product_category_id')}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          >
            <option value="">{m.matches_category_any()}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className="field">
            <span id={`${ids}-for`}>{m.matches_choose_for()}</span>
            <button
              id={`${ids}-choose`}
              type="button"
              className="button quiet for"
              aria-haspopup="dialog"
              aria-labelledby={`${ids}-for ${ids}-choose`}
              onClick={() => setChoosing(true)}
            >
              {forText(things, named)}
            </button>
          </div>
        </div>
        <label className="check">
          <input type="checkbox" checked={isOne} onChange={({ target }) => setOne(target.checked)} />
          <span>{m.matches_wish_one()}</span>
        </label>
        <SubmitButton {...form.button} label={m.matches_add_wish()} busyLabel={m.matches_add_wish()} />
      </form>
      {wishes.length === 0 ? (
        <p className="quiet-text">{m.matches_no_wishes()}</p>
      ) : (
        <WishChips
          wishes={wishes.map((wish) => ({
            key: wish.id,
            text: wishText(wish),
            note: noteOf(wish, named),
            // A category-only wish has no limit.
            more: wish.text !== null && (
              <label className="check">
                <input
                  type="checkbox"
                  aria-label={m.matches_wish_one_about({ wish: isolated(wishText(wish)) })}
                  checked={wish.limit === 1}
                  onChange={({ target }) => limit(wish, target, target.checked)}
                />
                <span>{m.matches_wish_one()}</span>
              </label>
            ),
          }))}
          onRemove={(id) => remove(Number(id))}
        />
      )}
      {found.length > 0 && (
        <section aria-labelledby="wishes-found">
          <h3 id="wishes-found">{m.matches_wishes_found()}</h3>
          <ul className="acts">
            {found.map((wish) => (
              <li key={wish.id}>
                <p>
                  <bdi>{wishText(wish)}</bdi>
                </p>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={m.matches_wish_again_about({ wish: isolated(wishText(wish)) })}
                  onClick={() => reopen(wish.id)}
                >
                  {m.matches_wish_again()}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {suggested.length > 0 && <Suggested items={suggested} onChange={setSuggested} onConfirm={confirm} />}
      {ForDialog && isChoosing && (
        <ForDialog
          name={text.trim() || null}
          chosen={things}
          onSave={(chosen, found) => {
            setNamed([...named, ...found])
            setThings(chosen)
            return true
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
