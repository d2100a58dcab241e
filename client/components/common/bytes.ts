const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** A size as people say it, in powers of 1000: "3.2 GB". */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const value = bytes / 1000 ** step
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${UNITS[step]}`
}
