import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The tool said why it failed; the message is that one line. */
export class ToolError extends Error {
  override name = 'ToolError'
}

/**
 * Runs `server/ops/<tool>.ts` in a process of its own, with no more of the environment than it needs.
 *
 * @param signal ends the tool.
 * @throws ToolError with what it said.
 */
export async function runTool(
  tool: 'backup' | 'restore',
  { databaseFile, uploadsDir }: Pick<Config, 'databaseFile' | 'uploadsDir'>,
  args: string[],
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../ops/${tool}.ts`), ...args], {
    env: { DATABASE_FILE: databaseFile, UPLOADS_DIR: uploadsDir },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  let said = ''
  child.stderr.on('data', (bytes) => {
    said += bytes
  })
  const code = await new Promise((ended, failed) => child.once('error', failed).once('close', ended))
  // The tools begin with what came of it, for the one at the terminal.
  const reason = said.trim().replace(/^(?:No backup was made|Nothing was restored): /, '')
  if (code !== 0) throw new ToolError(reason || `it ended with ${code}`)
}
