import { useFocusOnStanding } from './use-focus-on-standing.ts'

/** Runs a step. While one is running it is inactive but not disabled, to keep the focus. */
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
  /** Label while this step is running. */
  busyLabel?: string
  isPending?: boolean
  /** True while any step is running. */
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
