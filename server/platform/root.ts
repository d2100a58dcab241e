import { resolve } from 'node:path'

/** The folder of this checkout, which holds package.json, client/ and dist/. */
export const ROOT = resolve(import.meta.dirname, '../..')
