/** A moment as it stands in names of files, which rise with time: 2026-11-21T04-05-06-789Z. */
export const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-')

/** The moment of a stamp; null for what is none. */
export function momentOf(stamp: string): Date | null {
  const [, hour, minute, second, rest] = /^(\d+-\d+-\d+T\d+)-(\d+)-(\d+)-(\d+Z)$/.exec(stamp) ?? []
  return hour ? new Date(`${hour}:${minute}:${second}.${rest}`) : null
}
