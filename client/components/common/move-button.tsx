import type { LucideIcon } from 'lucide-react'

/**
 * Moves something one place in its row. At the row's end, or while a move is saved, it does nothing and stays: a
 * disabled button would lose the focus of whoever has pressed it.
 */
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
