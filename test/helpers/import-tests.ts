import { resolve } from 'node:path'
import t from 'tap'
import { END } from './tap-results.ts'

// Runs the test files that TEST_FILES names, as JSON, one after the other: tap has each test wait for those before it, and this
// comment too.

for (const path of JSON.parse(process.env.TEST_FILES!) as string[]) {
  await import(resolve(path))
  t.comment(`${END} ${path}`)
}
