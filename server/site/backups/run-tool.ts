import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { language } from '../../platform/catalogues/current.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { BACKUP } from '../../platform/limits.ts'
import { ROOT } from '../../platform/root.ts'

/** Characters of a tool's error that are kept at most: parts of it may come from the file that it reads. */
const LONGEST_REASON = 2000

/** Without it a tool takes more than twice the memory (docs/decisions/004-quick-imports.md). A URL works in any working folder. */
const QUICK_IMPORTS = pathToFileURL(join(ROOT, 'server/ops/quick-imports.mjs')).href

/** A tool has failed; the message is the reason that it gave. */
export class ToolError extends Error {
  override name = 'ToolError'
}

/**
 * Shell command that runs another with at most `$1` kilobytes of writable memory, where the system can enforce that (Linux,
 * RLIMIT_DATA): Node's own limit bounds its heap, but not the memory into which SQLite reads a file.
 */
const BOUNDED = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"'

/**
 * Runs `server/ops/<tool>.ts` in a process of its own, with only those parts of the environment that it needs, and at most
 * BACKUP.toolMegabytes of memory. It gives its reason in the language that is spoken here.
 *
 * @param signal ends the tool.
 * @param timeout milliseconds after which the tool is ended; without it there is no limit.
 * @throws ToolError with the reason that the tool gave.
 */
export async function runTool(
  tool: 'backup' | 'restore',
  { databaseFile, uploadsDir }: Pick<Config, 'databaseFile' | 'uploadsDir'>,
  args: string[],
  signal?: AbortSignal,
  timeout?: number,
): Promise<void> {
  const script = join(ROOT, `server/ops/${tool}.ts`)
  const heap = `--max-old-space-size=${BACKUP.scriptMegabytes}`
  const node = [process.execPath, heap, '--import', QUICK_IMPORTS, script, '--language', language(), ...args]
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
  // For a person at the terminal the tools begin with the outcome, which an admin knows.
  const reason = said.trim().replace(/^(?:No backup was made|Nothing was restored): /, '')
  // Where V8 runs out of memory it writes pages of output before it dies, none of them for admins.
  if (killedBy) throw new ToolError(m.backups_too_much())
  if (code !== 0) throw new ToolError(reason || m.backups_ended_with({ code: String(code) }))
}
