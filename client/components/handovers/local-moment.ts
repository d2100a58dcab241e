/** What a field for date and time takes: year to minute, where the reader is. */
export function toLocal(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** A moment as ISO 8601 of what such a field holds; null where that is none. */
export function fromLocal(value: string): string | null {
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
