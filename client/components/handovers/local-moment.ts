/** What a field for date and time takes: year to minute, where the reader is. */
export function toLocal(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/**
 * A moment as ISO 8601 of what such a field holds; null if the field holds none. Of an hour that comes twice, as clocks are put back,
 * the field cannot say which one is meant.
 *
 * @param before the moment that the field was filled with. It is kept if the field still shows it.
 */
export function fromLocal(value: string, before?: string): string | null {
  if (before && value === toLocal(new Date(before))) return before
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Whether clocks never show this time, since they are put forward over it. `Date` takes it for one that is an hour off. */
export function isSkipped(value: string): boolean {
  const at = new Date(value)
  return !Number.isNaN(at.getTime()) && toLocal(at) !== value.slice(0, 16)
}
