import * as m from '../../../server/platform/catalogues/messages.ts'
import { Field } from '../form/field.tsx'

/** Card fields without names, so nothing is submitted. client/enhancements/payment-form.ts formats them. */
export function CardFields() {
  return (
    <div className="card-fields form">
      <Field
        label={m.payments_card_number()}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        data-helps="number"
        help={m.payments_any_digits_will_do()}
      />
      <div className="row">
        <Field
          label={m.payments_expiry()}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={m.payments_expiry_example()}
          data-helps="expiry"
          help={m.payments_expiry_help()}
        />
        <Field
          label={m.payments_cvv()}
          inputMode="numeric"
          autoComplete="cc-csc"
          data-helps="cvv"
          help={m.payments_cvv_help()}
        />
      </div>
      <Field label={m.payments_name_on_card()} autoComplete="cc-name" />
      <label className="check">
        <input type="checkbox" />
        <span>{m.payments_save_card()}</span>
      </label>
    </div>
  )
}
