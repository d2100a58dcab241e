import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../../server/ops/install.mjs'
import { ROOT, run } from '../../server/ops/process.mjs'

const STAMP = join(ROOT, 'node_modules/.tap-built')

/**
 * Builds tap's plugins as set in .taprc, once per installation and setting. Concurrent runs would break the build.
 * @throws Error if tap cannot.
 */
export async function buildTap(): Promise<void> {
  const wanted = readFileSync(join(ROOT, '.taprc'), 'utf8')
  const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted
  if (isBuilt()) return
  await withLock(async () => {
    if (isBuilt()) return
    const code = await run(join(ROOT, 'node_modules/.bin/tap'), ['build'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (code !== 0) throw new Error('`tap build` failed')
    writeFileSync(STAMP, wanted)
  })
}
