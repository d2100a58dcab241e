import * as m from '../../../server/platform/catalogues/messages.ts'
import type { PrintPage } from '../../../server/trading/swap-days/day-pages-shared.ts'
import { ToArrow } from '../../components/days/to-arrow.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<PrintPage>
type Thing = Props['things'][number]

export const layout = AdminLayout
export const head = ({ day }: Props): Head => ({ title: day.title })

/** Items of one table. */
const TABLE = 25

/** Labels and sheets of a swap day for A4 paper, in black and white. */
export default function SwapDayPrintPage({ day, kind, things }: Props) {
  const sorted = things.toSorted((a, b) => a.number - b.number)
  return (
    <>
      <h1>{day.title}</h1>
      {things.length === 0 && <p>{m.days_nothing_there()}</p>}
      {kind === 'labels' && <Boxes things={sorted} className="day-labels" />}
      {kind === 'cards' && <Boxes things={sorted} className="day-cards" />}
      {kind === 'tables' && <Tables things={sorted} />}
      {kind === 'people' && <People things={sorted} />}
    </>
  )
}

/** A box to cut out for each item, without names of people. */
function Boxes({ things, className }: { things: readonly Thing[]; className: string }) {
  return (
    <ul className={className}>
      {things.map(({ number, name }) => (
        <li key={number}>
          <strong>{number}</strong>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** A sheet per table: item numbers and their receivers. */
function Tables({ things }: { things: readonly Thing[] }) {
  const tables = Map.groupBy(things, ({ number }) => Math.floor((number - 1) / TABLE))
  return [...tables].map(([table, rows]) => (
    <section key={table} className="day-sheet">
      <h2>{m.days_table({ from: table * TABLE + 1, to: (table + 1) * TABLE })}</h2>
      <Rows rows={rows.map(({ number, name, to }) => ({ number, name, person: to ?? '' }))} />
    </section>
  ))
}

/** A sheet per user: items received, and the fate of the items brought. */
function People({ things }: { things: readonly Thing[] }) {
  const names = new Map(
    things.flatMap(({ owner_id, owner, to_id, to }): [number, string][] => [
      [owner_id, owner],
      ...(to_id === null ? [] : [[to_id, to!] as [number, string]]),
    ]),
  )
  const people = [...names].toSorted(([, a], [, b]) => a.localeCompare(b))
  return people.map(([id, name]) => {
    const gets = things.filter(({ to_id }) => to_id === id)
    const brought = things.filter(({ owner_id }) => owner_id === id)
    return (
      <section key={id} className="day-sheet">
        <h2>{name}</h2>
        {gets.length > 0 && (
          <>
            <h3>{m.days_you_get()}</h3>
            <Rows rows={gets.map((thing) => ({ ...thing, person: thing.owner }))} />
          </>
        )}
        <h3>{m.days_your_items()}</h3>
        <Rows
          rows={brought.map((thing) => ({ ...thing, person: thing.to ?? '', isTo: thing.to !== null }))}
        />
      </section>
    )
  })
}

/** Number, item and person, with a box to tick by hand. */
function Rows({
  rows,
}: {
  rows: readonly { number: number; name: string; person: string; isTo?: boolean }[]
}) {
  return (
    <table className="day-rows">
      <tbody>
        {rows.map(({ number, name, person, isTo }) => (
          <tr key={number}>
            <td aria-hidden="true">☐</td>
            <th scope="row">{number}</th>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td>
              {isTo && <ToArrow />} <bdi>{person}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
