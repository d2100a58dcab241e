import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { BACKUP } from '../limits.ts'

/** Characters of what a tool says that are kept: the file that it reads may have a part in them. */
const LONGEST_REASON = 2000

/** Without it a tool takes more than twice the memory (docs/decisions/004-quick-imports.md), wherever this process was started. */
const QUICK_IMPORTS = new URL('../ops/quick-imports.mjs', import.meta.url).href

/** The tool said why it failed; the message is that one line. */
export class ToolError extends Error {
  override name = 'ToolError'
}

/**
 * Lets a command have no more memory that it can write to than `$1` kilobytes, where the system can hold it to that (Linux,
 * RLIMIT_DATA): what a file makes SQLite read is not in the heap that Node itself bounds.
 */
const BOUNDED = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"'

/**
 * Runs `server/ops/<tool>.ts` in a process of its own, with no more of the environment than it needs, and of memory than
 * BACKUP.toolMegabytes.
 *
 * @param signal ends the tool.
 * @param timeout milliseconds after which it is ended; without it, it may take as long as it takes.
 * @throws ToolError with what it said.
 */
export async function runTool(
  tool: 'backup' | 'restore',
  { databaseFile, uploadsDir }: Pick<Config, 'databaseFile' | 'uploadsDir'>,
  args: string[],
  signal?: AbortSignal,
  timeout?: number,
): Promise<void> {
  const script = join(import.meta.dirname, `../ops/${tool}.ts`)
  const heap = `--max-old-space-size=${BACKUP.scriptMegabytes}`
  const node = [process.execPath, heap, '--import', QUICK_IMPORTS, script, ...args]
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
  // The tools begin with what came of it, for the one at the terminal.
  const reason = said.trim().replace(/^(?:No backup was made|Nothing was restored): /, '')
  // Where V8 runs out of memory it has said pages before it died, and none of them to an admin.
  if (killedBy) throw new ToolError('it took too long or too much memory')
  if (code !== 0) throw new ToolError(reason || `it ended with ${code}`)
}
