import { CircleCheck } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { DialogFrame } from '../common/dialog.tsx'

/** Dialog of 'Confirm & Pay'; both buttons lead home (specification, section 2). */
export function PaymentSuccess() {
  return (
    <DialogFrame
      id="payment-success"
      title={m.payments_payment_successful()}
      titleId="payment-success-title"
      aria-describedby="payment-success-text"
      closedby="any"
      footer={
        <>
          <a className="button quiet" href="/">
            {m.payments_download_receipt()}
          </a>
          <a className="button" href="/">
            {m.payments_go_to_home()}
          </a>
        </>
      }
    >
      <div id="payment-success-text" className="payment-success">
        <CircleCheck size={56} aria-hidden="true" />
        <p>{m.payments_subscription_active()}</p>
        <p>{m.payments_receipt_sent()}</p>
        <p className="demonstration">{m.payments_demo_done()}</p>
      </div>
    </DialogFrame>
  )
}
