export interface Options {
  /** Milliseconds that one side of a comparison is loaded for in one round. */
  slice: number
  /** Rounds that the medians are taken over. */
  rounds: number
  /** Items in the databases that search is measured with, ascending. */
  sizes: number[]
}

/** What one row has found. */
export interface Result {
  columns: string[]
  lines: string[][]
  /** What was aimed at and whether it was met; null for a row that has no goal. */
  goal: { text: string; met: boolean } | null
}

/** One thing that is measured: `npm run bench -- <name>`. */
export interface Row {
  name: string
  title: string
  /** What the figures say, for a reader who does not know the code. */
  explanation: string
  run(options: Options): Promise<Result>
}
