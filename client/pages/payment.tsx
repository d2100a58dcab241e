import { Check, Info } from 'lucide-react'
import type { PaymentView, PlanView } from '../../server/admin/payments/payments-shared.ts'
import { dollars } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { MyTrades, TradesForVisitors } from '../components/exchanges/my-trades.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<PaymentView>

const titleTexts = () => m.payments_plans_title()

export const layout = PublicLayout
export const head = ({ plans }: Props): Head => ({
  title: plans ? titleTexts() : m.swaps_my_trades(),
  ...(plans ? { description: m.payments_plans_lead() } : {}),
  canonical: '/payment',
})

function Plan({ plan }: { plan: PlanView }) {
  return (
    <li className={plan.is_popular ? 'plan panel popular' : 'plan panel'}>
      <div className="plan-name">
        <h2>{plan.name}</h2>
        {plan.is_popular && <span className="badge">{m.payments_popular()}</span>}
      </div>
      <p className="price">
        <strong>{dollars(plan.price, { trailingZeroDisplay: 'stripIfInteger' })}</strong>{' '}
        <span>{m.payments_price_each({ interval: plan.billing_interval })}</span>
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
        aria-label={m.payments_select_named({ name: plan.name })}
      >
        {m.payments_select()}
      </button>
    </li>
  )
}

/** The user's trades, and the plans below. "Select" has no target yet (specification, section 2). */
export default function PaymentPage({ plans, trades, circles }: Props) {
  const mine = trades ? <MyTrades trades={trades} circles={circles} /> : <TradesForVisitors />
  if (!plans) {
    return (
      <div className="plans-page wrap">
        <h1 className="visually-hidden">{m.swaps_my_trades()}</h1>
        {mine}
      </div>
    )
  }
  const hasTrades = (trades?.length ?? 0) + circles.length > 0
  const offer = (
    <>
      <header>
        {!hasTrades && <h1>{titleTexts()}</h1>}
        <p className="notice hint">
          <Info size={20} aria-hidden="true" />
          {m.payments_demo_plans()}
        </p>
      </header>
      {plans.length === 0 ? (
        <p className="empty-plans">{m.payments_no_plans()}</p>
      ) : (
        <ul className="plans">
          {plans.map((plan) => (
            <Plan key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </>
  )
  return (
    <div className="plans-page wrap">
      {mine}
      {hasTrades ? (
        <details>
          <summary>
            <h1>{titleTexts()}</h1>
          </summary>
          {offer}
        </details>
      ) : (
        offer
      )}
    </div>
  )
}
