import { resolve } from 'node:path'
import t from 'tap'
import { END } from './tap-results.ts'

// Runs the test files that are named on the command line, one after the other: tap has each test wait for those before it, and
// this comment too.

for (const path of process.argv.slice(2)) {
  await import(resolve(path))
  t.comment(`${END} ${path}`)
}
