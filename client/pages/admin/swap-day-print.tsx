import * as m from '../../../server/platform/catalogues/messages.ts'
import type { PrintPage } from '../../../server/trading/swap-days/day-pages-shared.ts'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<PrintPage>

export const layout = AdminLayout
export const head = ({ day }: Props): Head => ({ title: day.title })

/** Labels and sheets of a swap day, readable in black and white. */
export default function SwapDayPrintPage({ day, kind, things }: Props) {
  const sorted =
    kind === 'people'
      ? things.toSorted((a, b) => a.owner.localeCompare(b.owner) || a.number - b.number)
      : things.toSorted((a, b) => a.number - b.number)
  return (
    <>
      <h1>{day.title}</h1>
      {things.length === 0 && <p>{m.days_nothing_there()}</p>}
      <ul className="acts">
        {sorted.map(({ number, name, owner, to }) => (
          <li key={number} className="panel">
            <p>
              <strong>{m.days_number({ number })}</strong> {name}
              {kind !== 'cards' && `, ${owner}`}
              {kind !== 'labels' && kind !== 'cards' && to !== null && ` → ${to}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
