import type { LucideIcon } from 'lucide-react'

/** Moves an entry by one place. Inactive at the ends and while saving, but not disabled, to keep the focus. */
export function MoveButton({
  label,
  Icon,
  isIdle,
  onClick,
}: {
  label: string
  Icon: LucideIcon
  isIdle: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
