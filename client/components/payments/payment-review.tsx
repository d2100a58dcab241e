import * as m from '../../../server/platform/catalogues/messages.ts'
import { Sentence } from '../common/sentence.tsx'
import { Field } from '../form/field.tsx'

/** Fixed (specification, section 9). */
const rows = () =>
  [
    [m.payments_plan(), m.payments_standard_plan()],
    [m.payments_billing(), m.payments_monthly()],
    [m.payments_total(), '$24.99'],
  ] as const

/** Apply has no effect, and nothing is verified (specification, section 2). */
export function PaymentReview() {
  return (
    <section className="panel payment-review" aria-labelledby="review">
      <h2 id="review">{m.payments_review_and_confirm()}</h2>
      <dl>
        {rows().map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="promo">
        <Field
          label={m.payments_promo_code()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="button" className="button quiet">
          {m.payments_apply()}
        </button>
      </div>
      <label className="check">
        <input type="checkbox" />
        <span>
          <Sentence
            of={m.payments_agree_to_terms({
              link: (text) => (
                <a className="link" href="/page/terms-and-conditions" target="_blank" rel="noopener">
                  {text}
                </a>
              ),
            })}
          />
        </span>
      </label>
      <button type="submit" className="button large wide">
        {m.payments_confirm_pay()}
      </button>
    </section>
  )
}
