import { type KeyboardEvent, useId } from 'react'
import { hasModifier } from '../../dom/has-modifier.ts'
import { forward } from './forward.ts'

interface Props<T extends string> {
  label: string
  tabs: readonly (readonly [value: T, label: string])[]
  selected: T
  /** URL of a tab, used without JavaScript. */
  href: (value: T) => string
  onSelect: (value: T) => void
}

/** Ids that connect tabs with their panel. */
export function useTabs(selected: string) {
  const id = useId()
  return { id, panel: { role: 'tabpanel', id: `${id}panel`, 'aria-labelledby': `${id}${selected}` } as const }
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** ARIA tabs: one tab stop; arrow keys, Home and End select. */
export function Tabs<T extends string>({
  id,
  label,
  tabs,
  selected,
  href,
  onSelect,
}: Props<T> & { id: string }) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>, at: number) {
    const step = STEPS[event.key] && STEPS[event.key]! * forward()
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && (at + step) % tabs.length
    const next = to === undefined ? undefined : tabs.at(to)
    if (!next) return
    event.preventDefault()
    document.getElementById(`${id}${next[0]}`)?.focus()
    onSelect(next[0])
  }
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map(([value, text], at) => (
        <a
          key={value}
          id={`${id}${value}`}
          role="tab"
          href={href(value)}
          aria-selected={value === selected}
          aria-controls={`${id}panel`}
          tabIndex={value === selected ? 0 : -1}
          onKeyDown={(event) => onKeyDown(event, at)}
          onClick={(event) => {
            if (hasModifier(event)) return
            event.preventDefault()
            onSelect(value)
          }}
        >
          {text}
        </a>
      ))}
    </div>
  )
}
