/** Exponential backoff in milliseconds from `first` to `longest`, with 20 % jitter, so that failed mails are not retried simultaneously. */
export const backoff = (attempts: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(first * 2 ** (attempts - 1), longest) * (0.8 + 0.4 * Math.random())
