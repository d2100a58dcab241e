import { isPlain } from '../plain-errors.ts'
import { PlainError } from './process.mjs'

/**
 * Runs a tool of the command line: writes what `work` returns, or else `failure` and the reason, with exit code 1.
 * A stack is shown only for errors that nobody at the terminal can set right.
 */
export async function runCommand(failure: string, work: () => string | Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    const { message, stack, code } = error as NodeJS.ErrnoException
    process.stderr.write(
      `${failure}: ${isPlain(error) || error instanceof PlainError || code ? message : stack}\n`,
    )
    process.exitCode = 1
  }
}
