import { Field } from '../form/field.tsx'

/** Always the same (specification, section 9). */
const ROWS = [
  ['Plan', 'Standard Plan'],
  ['Billing', 'Monthly'],
  ['Total', '$24.99'],
] as const

/** What would be paid. Apply does nothing, and nothing is verified (specification, section 2). */
export function PaymentReview() {
  return (
    <section className="panel review" aria-labelledby="review">
      <h2 id="review">Review and Confirm</h2>
      <dl>
        {ROWS.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="promo">
        <Field label="Promo code" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <button type="button" className="button quiet">
          Apply
        </button>
      </div>
      <label className="check">
        <input type="checkbox" />
        <span>
          I agree to the{' '}
          <a className="link" href="/page/terms-and-conditions" target="_blank" rel="noopener">
            Terms &amp; Conditions
          </a>
        </span>
      </label>
      <button type="submit" className="button large wide">
        Confirm &amp; Pay
      </button>
    </section>
  )
}
