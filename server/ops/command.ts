import { isPlain } from '../plain-errors.ts'
import { PlainError } from './process.mjs'

/**
 * Runs a tool of the command line and says what came of it: the answer of `work`, or `failure` and why, with exit code 1.
 * A stack is shown only where the fault is the code's.
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
