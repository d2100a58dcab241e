import { Check, Info } from 'lucide-react'
import type { PaymentView, PlanView } from '../../server/payments/payments-shared.ts'
import { MyTrades, TradesForVisitors } from '../components/exchanges/my-trades.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<PaymentView>

const TITLE = 'Choose the right plan for you'

export const layout = PublicLayout
export const head = (): Head => ({
  title: TITLE,
  description: 'Swapping is free. The plans show how members could share the cost of running the market.',
  canonical: '/payment',
})

const dollars = (price: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price)

function Plan({ plan }: { plan: PlanView }) {
  return (
    <li className={plan.is_popular ? 'plan panel popular' : 'plan panel'}>
      <div className="plan-name">
        <h2>{plan.name}</h2>
        {plan.is_popular && <span className="badge">Popular</span>}
      </div>
      <p className="price">
        <strong>{dollars(plan.price)}</strong> <span>/ {plan.billing_interval}</span>
      </p>
      <p className="about">{plan.description}</p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check size={20} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={plan.is_popular ? 'button wide' : 'button quiet wide'}
        aria-label={`Select ${plan.name}`}
      >
        Select
      </button>
    </li>
  )
}

/** One's trades, and the plans below. Select leads nowhere yet (specification, section 2). */
export default function PaymentPage({ plans, trades }: Props) {
  return (
    <div className="plans-page wrap">
      {trades ? <MyTrades trades={trades} /> : <TradesForVisitors />}
      <header>
        <h1>{TITLE}</h1>
        <p className="notice hint">
          <Info size={20} aria-hidden="true" />
          This is a demonstration. No payment is taken, and swapping is free whatever the plan.
        </p>
      </header>
      {plans.length === 0 ? (
        <p className="empty-plans">There are no plans at the moment. Swapping is free.</p>
      ) : (
        <ul className="plans">
          {plans.map((plan) => (
            <Plan key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </div>
  )
}
