/** How hard: the short form goes into `npm test`, the long one is the proof. */
export interface Size {
  long: boolean
  /** Rounds instead of the row's own number, as `npm run torture -- --rounds 20` asks for. */
  rounds?: number
}

/** What one row has found. */
export interface Outcome {
  /** What was done and counted, for a reader who does not know the code. */
  lines: string[]
  /** What broke; empty where all held. */
  failures: string[]
}

/** One thing that the site has to survive: `npm run torture -- <name>`. Each has a file of its own in rows/. */
export interface Row {
  name: string
  /** What has to hold. */
  title: string
  /** @param say tells the one who waits how far it is. */
  run(size: Size, say: (text: string) => void): Promise<Outcome>
}
