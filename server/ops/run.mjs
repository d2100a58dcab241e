import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundled } from './bundle.mjs'
import { ROOT } from './process.mjs'

// `node server/ops/run.mjs server/main.ts`: runs a file from the bundle, or else the source.

const [source] = process.argv.splice(2, 1)
const file = bundled(String(source))
if (!file) await import('./quick-imports.mjs')
await import(pathToFileURL(file ?? join(ROOT, String(source))).href)
