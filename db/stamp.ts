/** Formats a time for file names, so that names sort by time: 2026-11-21T04-05-06-789Z. */
export const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-')

/** Parses a stamp; null if invalid. */
export function momentOf(stamp: string): Date | null {
  const [, hour, minute, second, rest] = /^(\d+-\d+-\d+T\d+)-(\d+)-(\d+)-(\d+Z)$/.exec(stamp) ?? []
  return hour ? new Date(`${hour}:${minute}:${second}.${rest}`) : null
}
