import { LANGUAGES, type Language, speaking } from '../platform/catalogues/current.ts'
import { isPlain } from '../site/plain-errors.ts'
import { PlainError } from './process.mjs'

/** Prints the result of `work`, or `failure` and the reason with exit code 1. Stacks only for internal errors. */
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

export const LANGUAGE_OPTION = { language: { type: 'string', default: 'en' } } as const

/** Runs `work` in the language of the option. @throws PlainError for an unknown language. */
export function speakingIn<T>(code: string, work: () => T): T {
  if (!LANGUAGES.includes(code as Language)) throw new PlainError(`There is no language ${code} here`)
  return speaking(code as Language, work)
}
