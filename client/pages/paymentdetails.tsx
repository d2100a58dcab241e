import { Info } from 'lucide-react'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { CardFields } from '../components/payments/card-fields.tsx'
import { PaymentReview } from '../components/payments/payment-review.tsx'
import { PaymentSuccess } from '../components/payments/payment-success.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head } from '../page-module.ts'

export const layout = PublicLayout
export const head = (): Head => ({ title: 'Payment details' })

/**
 * A demonstration of a payment, which calls nothing. No field has a name and the form leads nowhere, so what is typed
 * never leaves the browser (decisions, section 6).
 */
export default function PaymentDetailsPage() {
  return (
    <div className="payment-page wrap">
      <header>
        <h1>Payment details</h1>
        <p className="notice hint">
          <Info size={20} aria-hidden="true" />
          This is a demonstration. No payment is taken, and what you type here never leaves your browser.
        </p>
      </header>
      <NeedsScript />
      <form method="dialog" noValidate data-enhance="payment-form">
        <div className="panel">
          <fieldset className="methods">
            <legend>Payment method</legend>
            <label className="check">
              <input type="radio" name="method" value="card" defaultChecked />
              <span>Credit/Debit Card</span>
            </label>
            <label className="check">
              <input type="radio" name="method" value="paypal" />
              <span>PayPal</span>
            </label>
          </fieldset>
          <CardFields />
          <p className="paypal-note">At PayPal you would confirm the payment. Here PayPal is not called.</p>
        </div>
        <PaymentReview />
      </form>
      <PaymentSuccess />
    </div>
  )
}
