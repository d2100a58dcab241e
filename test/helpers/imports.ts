import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'

/** Files of the checkout matching a glob, relative to its root. */
export const files = (pattern: string, root: string = ROOT) => globSync(pattern, { cwd: root })

const IMPORT = /(?:from|import|new URL)\s*\(?\s*'([^']+)'/g
/** Matches imports of types, which are erased before a program runs. */
const TYPES = /^(?:import|export) type [^']*'[^']*'|\btypeof import\('[^']*'\)/gm

const namesIn = (text: string) => [...text.matchAll(IMPORT)].map(([, name]) => name!)
const fromRoot = (file: string, name: string) => posix.join(posix.dirname(file), name)

/** Relative imports of a file, with types, as paths from the root. */
export const imports = (file: string, root: string = ROOT): string[] =>
  namesIn(readFileSync(join(root, file), 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => fromRoot(file, name))

const known = new Map<string, string[]>()

/** Imports of a file at run time: paths from the root, and names of packages. A match in generated text may name no file. */
function loads(file: string): string[] {
  let found = known.get(file)
  if (found) return found
  const isSource = /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(ROOT, file))
  const text = isSource ? readFileSync(join(ROOT, file), 'utf8').replaceAll(TYPES, '') : ''
  found = namesIn(text).map((name) => (name.startsWith('.') ? fromRoot(file, name) : name))
  known.set(file, found)
  return found
}

/** Everything that a file loads, with the number of imports in between. @param ends imports of these files do not count. */
export function loadedBy(file: string, ends?: RegExp): Map<string, number> {
  const reached = new Map([[file, 0]])
  for (const [path, distance] of reached) {
    if (ends?.test(path)) continue
    for (const next of loads(path)) if (!reached.has(next)) reached.set(next, distance + 1)
  }
  return reached
}

/** Areas of the server from bottom to top: each may import only itself and earlier ones. The last three may import any. */
export const AREAS = [
  'solver',
  'platform',
  'site',
  'swaps',
  'members',
  'market',
  'trading',
  'privacy',
  'admin',
  'demo',
  'ops',
] as const

/** Area of a file in `server/`; undefined for files directly in `server/`, the composition root. */
const areaOf = (file: string): string | undefined => /^server\/([^/]+)\//.exec(file)?.[1]

/** Imports against the order of areas, any import of the solver, and areas missing in AREAS. */
export function upwardImports(root: string = ROOT): string[] {
  const order: readonly string[] = AREAS
  return files('server/**/*.{ts,mjs}', root).flatMap((file) => {
    const area = areaOf(file)
    if (area === undefined) return []
    if (!order.includes(area)) return [`${file}: not an area`]
    const isWrong = (path: string) => {
      if (area === 'solver') return !path.startsWith('server/solver/')
      if (!path.startsWith('server/') || area === 'demo' || area === 'ops') return false
      const to = areaOf(path)
      return to === undefined || order.indexOf(to) > order.indexOf(area)
    }
    return imports(file, root)
      .filter(isWrong)
      .map((path) => `${file} → ${path}`)
  })
}

/** Module of a file: `db`, the folder `server/<area>/<module>`, or else the file itself. */
const roomOf = (file: string) =>
  file.startsWith('db/') ? 'db' : (/^server\/(?:swaps|solver|demo|ops|[^/]+\/[^/]+)/.exec(file)?.[0] ?? file)

/**
 * Import cycles, with the imports that form them: parts that reach each other are in one cycle.
 * @param pattern files; their imports of other files do not count.
 * @param partOf part of a file: itself, or a module.
 */
function cycles(pattern: string, root: string, partOf: (file: string) => string): string[] {
  const reached = new Map<string, Map<string, string>>()
  const all = files(pattern, root)
  const known = new Set(all)
  for (const file of all) {
    for (const path of imports(file, root)) {
      const [from, to] = [partOf(file), partOf(path)]
      if (from === to || !known.has(path)) continue
      if (!reached.has(from)) reached.set(from, new Map())
      reached.get(from)!.set(to, `${file} → ${path}`)
    }
  }
  const allFrom = (part: string, seen = new Set<string>()): Set<string> => {
    for (const next of reached.get(part)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      allFrom(next, seen)
    }
    return seen
  }
  const reach = new Map([...reached.keys()].map((part) => [part, allFrom(part)]))
  return [...reached].flatMap(([from, imported]) =>
    [...imported].filter(([to]) => reach.get(to)?.has(from)).map(([, line]) => line),
  )
}

/** Import cycles between modules of `db/` and `server/`. */
export const circles = (root: string = ROOT): string[] => cycles('{db,server}/**/*.{ts,mjs}', root, roomOf)

/** Import cycles between files of the client. */
export const clientCircles = (root: string = ROOT): string[] =>
  cycles('client/**/*.{ts,tsx}', root, (file) => file)

/** Folders of the client from bottom to top: a file imports statically only from its own and earlier ones. Those in one string are equal. */
export const CLIENT_FOLDERS = ['stores', 'dom', 'components', 'enhancements islands layout', 'pages'] as const

/** Static imports against the order of CLIENT_FOLDERS, and folders that are missing in it. Files directly in `client/` are open to all. */
export function clientImportsUpward(root: string = ROOT): string[] {
  const rank = (file: string) => {
    const [, folder] = /^client\/([^/]+)\//.exec(file) ?? []
    if (folder) return CLIENT_FOLDERS.findIndex((names) => names.split(' ').includes(folder))
  }
  return files('client/**/*.{ts,tsx}', root).flatMap((file) => {
    const own = rank(file)
    if (own === undefined) return []
    if (own < 0) return [`${file}: not a folder of the client`]
    const loaded = readFileSync(join(root, file), 'utf8').replaceAll(/\bimport\(\s*'[^']+'/g, '')
    return namesIn(loaded)
      .filter((name) => name.startsWith('.') && (rank(fromRoot(file, name)) ?? 0) > own)
      .map((name) => `${file} → ${fromRoot(file, name)}`)
  })
}
