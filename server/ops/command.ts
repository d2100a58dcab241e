import { LANGUAGES, type Language, speaking } from '../platform/catalogues/current.ts'
import { isPlain } from '../site/plain-errors.ts'
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

/** Option of the tools that the site runs itself, by which it is told why one has failed; the terminal speaks English. */
export const LANGUAGE_OPTION = { language: { type: 'string', default: 'en' } } as const

/**
 * Does `work`, and all that it awaits, in the language that the option names.
 *
 * @throws PlainError for a language that this version does not speak.
 */
export function speakingIn<T>(code: string, work: () => T): T {
  if (!LANGUAGES.includes(code as Language)) throw new PlainError(`There is no language ${code} here`)
  return speaking(code as Language, work)
}
