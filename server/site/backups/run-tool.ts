import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { IS_BUNDLE, ROOT, scriptOf } from '../../../db/root.mjs'
import { language } from '../../platform/catalogues/current.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { BACKUP } from '../limits.ts'

const LONGEST_REASON = 2000

/** Halves the memory of a tool (docs/decisions/002-start-hands-over.md). A URL, because the tool may run in any folder. */
const QUICK_IMPORTS = pathToFileURL(join(ROOT, 'server/ops/quick-imports.mjs')).href

class ToolError extends Error {
  override name = 'ToolError'
}

/** Limits writable memory to `$1` kB (RLIMIT_DATA on Linux): Node's own option limits the heap, but not SQLite's memory. */
const BOUNDED = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"'

/**
 * Runs `server/ops/<tool>.ts` in a process with a minimal environment and at most BACKUP.toolMegabytes. Its errors are in the current language.
 * @param signal ends the tool.
 * @param timeout in milliseconds; default: none.
 * @throws ToolError with the tool's reason.
 */
export async function runTool(
  tool: 'backup' | 'restore',
  { databaseFile, uploadsDir }: Pick<Config, 'databaseFile' | 'uploadsDir'>,
  args: string[],
  signal?: AbortSignal,
  timeout?: number,
): Promise<void> {
  const script = scriptOf(`server/ops/${tool}.ts`)
  const heap = `--max-old-space-size=${BACKUP.scriptMegabytes}`
  const imports = IS_BUNDLE ? [] : ['--import', QUICK_IMPORTS]
  const node = [process.execPath, heap, ...imports, script, '--language', language(), ...args]
  const child = spawn('/bin/sh', ['-c', BOUNDED, 'sh', String(BACKUP.toolMegabytes * 1024), ...node], {
    env: { DATABASE_FILE: databaseFile, UPLOADS_DIR: uploadsDir },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    timeout,
    killSignal: 'SIGKILL',
  })
  let said = ''
  child.stderr.on('data', (bytes) => {
    said = `${said}${bytes}`.slice(0, LONGEST_REASON)
  })
  const [code, killedBy] = await new Promise<[number | null, string | null]>((ended, failed) =>
    child.once('error', failed).once('close', (...how) => ended(how)),
  )
  // Removes the prefixes that a tool prints for terminals.
  const reason = said.trim().replace(/^(?:No backup was made|Nothing was restored): /, '')
  if (killedBy) throw new ToolError(m.backups_too_much())
  if (code !== 0) throw new ToolError(reason || m.backups_ended_with({ code: String(code) }))
}
