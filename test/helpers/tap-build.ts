import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from '../../server/ops/process.mjs'

const STAMP = join(ROOT, 'node_modules/.tap-built')

/**
 * Has tap put its plugins together as .taprc says, once for each install and setting.
 *
 * @throws Error when tap cannot.
 */
export async function buildTap(): Promise<void> {
  const wanted = readFileSync(join(ROOT, '.taprc'), 'utf8')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const code = await run(join(ROOT, 'node_modules/.bin/tap'), ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code !== 0) throw new Error('`tap build` failed')
  writeFileSync(STAMP, wanted)
}
