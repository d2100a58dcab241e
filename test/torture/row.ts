/** The short form is part of `npm test`; the long one is the full test. */
export interface Size {
  long: boolean
  /** Overrides the row's number of rounds (`npm run torture -- --rounds 20`). */
  rounds?: number
}

export interface Outcome {
  /** Actions and counts, for readers who do not know the code. */
  lines: string[]
  /** Failures; empty if none. */
  failures: string[]
}

/** A scenario that the site must survive: `npm run torture -- <name>`. One file each in rows/. */
export interface Row {
  name: string
  /** Required behaviour. */
  title: string
  /** @param say reports progress. */
  run(size: Size, say: (text: string) => void): Promise<Outcome>
}
