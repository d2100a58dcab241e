import { InUseError } from '../../db/lock.ts'
import { DatabaseTooNewError } from '../../db/migrate.ts'
import { BackupError } from '../backups/durable.ts'
import { ConfigError } from '../config.ts'
import { PlainError } from './process.mjs'

const PLAIN = [BackupError, ConfigError, DatabaseTooNewError, InUseError, PlainError]

/** Whether an error's message is one line that tells the one at the terminal what to change. */
export const isPlain = (error: unknown): boolean => PLAIN.some((kind) => error instanceof kind)

/**
 * Runs a tool of the command line and says what came of it: the answer of `work`, or `failure` and why, with exit code 1.
 * A stack is shown only where the fault is the code's.
 */
export async function runCommand(failure: string, work: () => string | Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    const { message, stack, code } = error as NodeJS.ErrnoException
    process.stderr.write(`${failure}: ${isPlain(error) || code ? message : stack}\n`)
    process.exitCode = 1
  }
}
