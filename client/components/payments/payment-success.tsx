import { CircleCheck } from 'lucide-react'

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
        <h2 id="payment-success-title">Payment Successful!</h2>
        <div id="payment-success-text">
          <p>Thank you! Your subscription is now active.</p>
          <p>A receipt has been sent to you@example.com.</p>
          <p className="demonstration">This is a demonstration: nothing was paid, and no mail was sent.</p>
        </div>
      </div>
      <footer>
        <a className="button quiet" href="/">
          Download Receipt
        </a>
        <a className="button" href="/">
          Go to Home
        </a>
      </footer>
    </dialog>
  )
}
