import { Info } from 'lucide-react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { CardFields } from '../components/payments/card-fields.tsx'
import { PaymentReview } from '../components/payments/payment-review.tsx'
import { PaymentSuccess } from '../components/payments/payment-success.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head } from '../page-module.ts'

export const layout = PublicLayout
export const head = (): Head => ({ title: m.payments_payment_details() })

/**
 * Simulated payment without requests. Fields have no name and the form no action, so input never leaves the browser (decisions, section
 * 6).
 */
export default function PaymentDetailsPage() {
  return (
    <div className="payment-page wrap">
      <header>
        <h1>{m.payments_payment_details()}</h1>
        <p className="notice hint">
          <Info size={20} aria-hidden="true" />
          {m.payments_demo_checkout()}
        </p>
      </header>
      <NeedsScript />
      <form method="dialog" noValidate data-enhance="payment-form">
        <div className="panel">
          <fieldset className="methods">
            <legend>{m.payments_payment_method()}</legend>
            <label className="check">
              <input type="radio" name="method" value="card" defaultChecked />
              <span>{m.payments_credit_debit_card()}</span>
            </label>
            <label className="check">
              <input type="radio" name="method" value="paypal" />
              <span>{m.payments_paypal()}</span>
            </label>
          </fieldset>
          <CardFields />
          <p className="paypal-note">{m.payments_paypal_help()}</p>
        </div>
        <PaymentReview />
      </form>
      <PaymentSuccess />
    </div>
  )
}
