import { useFocusOnStanding } from './use-focus-on-standing.ts'

/**
 * Takes one step of a request. While one is under way it does nothing and stays: a disabled button would lose the focus
 * of whoever has pressed it.
 */
export function StepButton({
  label,
  busyLabel,
  isPending = false,
  busy,
  className = 'button quiet',
  disabled = false,
  onClick,
}: {
  label: string
  /** Stands there while this very step `isPending`. */
  busyLabel?: string
  isPending?: boolean
  /** Whether any step is under way. */
  busy: boolean
  className?: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <button
      ref={useFocusOnStanding()}
      type="button"
      className={className}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={() => busy || onClick()}
    >
      {isPending ? busyLabel : label}
    </button>
  )
}
