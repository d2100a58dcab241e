import type { CSSProperties } from 'react'
import { Field } from '../form/field.tsx'

/** Ours, and some that look well beside marigold. */
const CHOICES: [name: string, accent: string | null][] = [
  ['Bottle green', null],
  ['Harbour blue', '#1d5c96'],
  ['Brick', '#a5432d'],
  ['Plum', '#7d3c7d'],
  ['Petrol', '#0c6b70'],
  ['Ochre', '#8a6212'],
  ['Slate', '#4b5b6b'],
]
/** The default, where a picker has to begin somewhere. */
const BOTTLE_GREEN = '#005e40'

const accentStyle = (accent: string | null) => ({ '--accent': accent ?? undefined }) as CSSProperties

function Sample({ accent, scheme }: { accent: string | null; scheme: 'light' | 'dark' }) {
  return (
    <div className="accent-sample" data-scheme={scheme} style={accentStyle(accent)}>
      <span className="button">Exchange</span>
      <span className="link">A link</span>
      <span className="chip" aria-current="true">
        Chosen
      </span>
    </div>
  )
}

/** The colour of buttons and links. Null is the one that the site came with. */
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
      <legend>Colour</legend>
      <div className="accent-choices">
        {CHOICES.map(([name, accent]) => (
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
        label="Another colour"
        type="color"
        value={value ?? BOTTLE_GREEN}
        help="Buttons, links and the footer take its hue. It is made darker or lighter where text would be hard to read."
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
