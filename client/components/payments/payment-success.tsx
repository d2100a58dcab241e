import { CircleCheck } from 'lucide-react'
import * as m from '../../../server/catalogues/messages.ts'

/** What 'Confirm & Pay' opens; both buttons lead home (specification, section 2). */
export function PaymentSuccess() {
  return (
    <dialog
      id="payment-success"
      className="dialog payment-success"
      aria-labelledby="payment-success-title"
      aria-describedby="payment-success-text"
      closedby="any"
    >
      <div className="body">
        <CircleCheck size={56} aria-hidden="true" />
        <h2 id="payment-success-title">{m.payments_payment_successful()}</h2>
        <div id="payment-success-text">
          <p>{m.payments_thank_you_your_subscription_is_now()}</p>
          <p>{m.payments_a_receipt_has_been_sent_to_you_example()}</p>
          <p className="demonstration">{m.payments_this_is_a_demonstration_nothing_was()}</p>
        </div>
      </div>
      <footer>
        <a className="button quiet" href="/">
          {m.payments_download_receipt()}
        </a>
        <a className="button" href="/">
          {m.payments_go_to_home()}
        </a>
      </footer>
    </dialog>
  )
}
