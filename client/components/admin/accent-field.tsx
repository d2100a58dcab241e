import type { CSSProperties } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Field } from '../form/field.tsx'

/** The default color, and others that suit the marigold of the design. */
const choicesTexts = (): [name: string, accent: string | null][] => [
  [m.admin_bottle_green(), null],
  [m.admin_harbour_blue(), '#1d5c96'],
  [m.admin_brick(), '#a5432d'],
  [m.admin_plum(), '#7d3c7d'],
  [m.admin_petrol(), '#0c6b70'],
  [m.admin_ochre(), '#8a6212'],
  [m.admin_slate(), '#4b5b6b'],
]
/** Initial value of the color picker. */
const BOTTLE_GREEN = '#005e40'

const accentStyle = (accent: string | null) => ({ '--accent': accent ?? undefined }) as CSSProperties

function Sample({ accent, scheme }: { accent: string | null; scheme: 'light' | 'dark' }) {
  return (
    <div className="accent-sample" data-scheme={scheme} style={accentStyle(accent)}>
      <span className="button">{m.admin_exchange()}</span>
      <span className="link">{m.admin_a_link()}</span>
      <span className="chip" aria-current="true">
        {m.admin_chosen()}
      </span>
    </div>
  )
}

/** Accent color; null for the default. */
export function AccentField({
  value,
  onChange,
  error,
}: {
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
}) {
  return (
    <fieldset className="field accent">
      <legend>{m.admin_colour()}</legend>
      <div className="accent-choices">
        {choicesTexts().map(([name, accent]) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={accent === value}
            onClick={() => onChange(accent)}
          >
            <span className="accent-sample dot" style={accentStyle(accent)} />
            {name}
          </button>
        ))}
      </div>
      <Field
        label={m.admin_another_colour()}
        type="color"
        value={value ?? BOTTLE_GREEN}
        help={m.admin_colour_help()}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="accent-samples" aria-hidden="true">
        <Sample accent={value} scheme="light" />
        <Sample accent={value} scheme="dark" />
      </div>
    </fieldset>
  )
}
