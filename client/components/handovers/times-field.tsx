import { useState } from 'react'
import { dated } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { HANDOVER } from '../../../server/trading/handovers/meeting-limits-shared.ts'
import { Field } from '../form/field.tsx'
import { toLocal } from './local-moment.ts'

/** Day of the week, hour and minute of the suggested times. */
const QUICK = [
  [6, 10, 0],
  [0, 11, 0],
] as const

/** Tomorrow evening, the next Saturday and the next Sunday, soonest first. */
function quickTimes(now: Date): Date[] {
  const at = (days: number, hour: number, minute: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour, minute)
  const times = QUICK.map(([day, hour, minute]) => at(((day - now.getDay() + 6) % 7) + 1, hour, minute))
  return [at(1, 18, 0), ...times].sort((one, other) => one.getTime() - other.getTime())
}

/** One or more times of a meeting, with suggestions that fill the next empty field. */
export function TimesField({
  name,
  labels,
  now,
  first,
  error,
}: {
  name: string
  labels: readonly string[]
  now: Date
  /** Initial times, ISO 8601. */
  first: readonly string[]
  error?: string | undefined
}) {
  const [values, setValues] = useState(() =>
    labels.map((_, at) => (first[at] ? toLocal(new Date(first[at])) : '')),
  )
  const set = (at: number, value: string) =>
    setValues(values.map((old, index) => (index === at ? value : old)))

  function press(value: string) {
    const chosen = values.indexOf(value)
    const empty = values.indexOf('')
    if (chosen >= 0) set(chosen, '')
    else set(empty >= 0 ? empty : values.length - 1, value)
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <fieldset className="meeting-places">
        <legend>{m.handovers_quick_times()}</legend>
        <div className="chips">
          {quickTimes(now).map((time) => (
            <button
              key={time.getTime()}
              type="button"
              className="chip"
              aria-pressed={values.includes(toLocal(time))}
              onClick={() => press(toLocal(time))}
            >
              {dated(time.toISOString(), {
                timeZone,
                weekday: 'short',
                day: 'numeric',
                month: 'short',
                hour: 'numeric',
                minute: '2-digit',
              })}
            </button>
          ))}
        </div>
      </fieldset>
      {labels.map((label, at) => (
        <Field
          key={label}
          label={label}
          type="datetime-local"
          required={at === 0}
          min={toLocal(now)}
          max={toLocal(new Date(now.getTime() + HANDOVER.ahead))}
          value={values[at]}
          onChange={({ target }) => set(at, target.value)}
          name={name}
          {...(at === 0 ? { error, help: m.handovers_time_zone({ zone: timeZone }) } : {})}
        />
      ))}
    </>
  )
}
