export interface Options {
  /** Milliseconds of load per side and round. */
  slice: number
  /** Rounds for the medians. */
  rounds: number
  /** Items in the search databases, ascending. */
  sizes: number[]
}

/** Result of a row. */
export interface Result {
  columns: string[]
  lines: string[][]
  goal: { text: string; met: boolean } | null
}

export interface Row {
  name: string
  title: string
  /** Meaning of the figures, for readers who do not know the code. */
  explanation: string
  run(options: Options): Promise<Result>
}
