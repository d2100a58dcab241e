/** Local date and time for an input. */
export function toLocal(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/**
 * ISO 8601 of a local input; null if empty. A repeated hour when clocks are set back is ambiguous.
 * @param before initial value; kept if unchanged.
 */
export function fromLocal(value: string, before?: string): string | null {
  if (before && value === toLocal(new Date(before))) return before
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** True for local times skipped by a clock change, which `Date` shifts by an hour. */
export function isSkipped(value: string): boolean {
  const at = new Date(value)
  return !Number.isNaN(at.getTime()) && toLocal(at) !== value.slice(0, 16)
}
