/**
 * Milliseconds until the next attempt: `first`, doubled with each attempt so far up to `longest`, and by chance a fifth more or less,
 * so that what has failed together does not come back together.
 */
export const backoff = (attempts: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(first * 2 ** (attempts - 1), longest) * (0.8 + 0.4 * Math.random())
