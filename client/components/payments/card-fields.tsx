import { Field } from '../form/field.tsx'

/** The fields of a card, each without a name. client/enhancements/payment-form.ts helps to fill them in. */
export function CardFields() {
  return (
    <div className="card-fields form">
      <Field
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        data-helps="number"
        help="Any digits will do."
      />
      <div className="row">
        <Field
          label="Expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          data-helps="expiry"
          help="Month and year, as on the card."
        />
        <Field
          label="CVV"
          inputMode="numeric"
          autoComplete="cc-csc"
          data-helps="cvv"
          help="The last digits on the back."
        />
      </div>
      <Field label="Name on card" autoComplete="cc-name" />
      <label className="check">
        <input type="checkbox" />
        <span>Save card</span>
      </label>
    </div>
  )
}
