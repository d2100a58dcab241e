/** What browsers call themselves, the more specific first: Edge says that it is Chrome, Chrome that it is Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (agent: string, names: readonly [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? ''

/**
 * Browser and system of a User-Agent header, "Firefox/Android": enough to know one's own again, and all of it that is
 * kept. Empty on the side that is not known.
 */
export const deviceOf = (agent: string | undefined): string =>
  `${nameIn(agent ?? '', BROWSERS)}/${nameIn(agent ?? '', SYSTEMS)}`
