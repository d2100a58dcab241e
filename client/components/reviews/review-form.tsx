import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId } from 'react'
import type { ReviewView } from '../../../server/market/reviews/reviews-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { call } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { FieldNote, TextAreaField } from '../form/field.tsx'
import { SignInFirst } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'

interface Props {
  swapId: number
  /** The reviewed user. */
  about: { id: number; name: string }
  /** Own unpublished review. */
  mine: Pick<ReviewView, 'would_swap_again' | 'text'> | null
  onDone: () => void
}

const ANSWERS = [
  [true, ThumbsUp, m.people_yes],
  [false, ThumbsDown, m.people_no],
] as const

export function ReviewForm({ swapId, about, mine, onDone }: Props) {
  const form = useForm({
    read(typed) {
      const again = typed.get('would_swap_again')
      if (again === null) return { errors: { would_swap_again: [m.common_swap_again_required()] } }
      return { values: { would_swap_again: again === 'true', text: String(typed.get('text') ?? '') } }
    },
    failed: m.form_something_wrong(),
    async send(values) {
      const { message } = await call('POST /api/swaps/:id/reviews', {
        params: { id: swapId },
        body: { about: about.id, ...values },
      })
      toast.success(message)
      onDone()
    },
  })
  const again = form.field('would_swap_again')
  const note = useId()
  return (
    <form className="form review-form" {...form.props}>
      <fieldset className="field" aria-describedby={again.error && note}>
        <legend>{m.people_swap_again_with({ name: about.name })}</legend>
        <div className="big-choices">
          {ANSWERS.map(([value, Icon, label]) => (
            <label key={String(value)}>
              <input
                type="radio"
                name={again.name}
                value={String(value)}
                required
                defaultChecked={mine?.would_swap_again === value}
              />
              <Icon size={24} aria-hidden="true" />
              {label()}
            </label>
          ))}
        </div>
        <FieldNote id={note} error={again.error} />
      </fieldset>
      <TextAreaField
        label={m.people_how_was_it()}
        rows={3}
        maxLength={LONGEST.review}
        defaultValue={mine?.text}
        help={m.people_review_help({ name: about.name })}
        {...form.field('text')}
      />
      <SignInFirst text={form.button.signInFirst} />
      <button type="submit" className="button" aria-disabled={form.busy || undefined}>
        {form.busy ? m.people_sending() : mine ? m.people_change_review() : m.people_send_review()}
      </button>
    </form>
  )
}
