import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../db/root.mjs'

// Runs on any Node from 20 on. JavaScript, so that a start from the bundle loads no compiler.

/** Bundles by name, and `current`, which names one. */
export const BUNDLES = join(ROOT, 'dist/server')

/** @param {string} name */
const isInput = (name) => /\.(?:tsx?|mjs|css|json)$/.test(name) && !name.includes('/generated/')

/** Content hash of all inputs of a bundle, so that a current one is reused. */
export function bundleName() {
  const names = ['client', 'server', 'db'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(isInput),
  )
  const hash = createHash('sha256')
  for (const name of [...names, 'package-lock.json', 'vite.config.ts'].sort())
    hash.update(`${name}\0`).update(readFileSync(join(ROOT, name)))
  return hash.digest('hex').slice(0, 16)
}

function pointedAt() {
  const pointer = join(BUNDLES, 'current')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8') : undefined
}

/** True if the bundle matches the sources, or if there are no sources, as in a container. */
export function isBundleCurrent() {
  const name = pointedAt()
  return name !== undefined && (!existsSync(join(ROOT, 'server/main.ts')) || name === bundleName())
}

/**
 * The bundled file of a source. Undefined if there is no bundle or it is stale; the source then runs instead.
 * @param {string} source such as `server/main.ts`
 */
export function bundled(source) {
  const name = pointedAt()
  if (name === undefined || (existsSync(join(ROOT, 'node_modules/vite')) && !isBundleCurrent()))
    return undefined
  return join(BUNDLES, name, `${/([^/]+)\.ts$/.exec(source)?.[1]}.js`)
}
