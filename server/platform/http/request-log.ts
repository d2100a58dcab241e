import type { FastifyBaseLogger } from 'fastify'

type Level = Exclude<keyof FastifyBaseLogger, 'child' | 'level'>

/** A lazily created child logger: most requests log nothing. */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #given: Parameters<FastifyBaseLogger['child']>
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, ...given: Parameters<FastifyBaseLogger['child']>) {
    this.#parent = parent
    this.#given = given
  }

  get #child(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(...this.#given)
    return this.#made
  }

  #write(level: Level, line: unknown[]): void {
    Reflect.apply(this.#child[level], this.#child, line)
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line)
  }
  error(...line: unknown[]): void {
    this.#write('error', line)
  }
  warn(...line: unknown[]): void {
    this.#write('warn', line)
  }
  info(...line: unknown[]): void {
    this.#write('info', line)
  }
  debug(...line: unknown[]): void {
    this.#write('debug', line)
  }
  trace(...line: unknown[]): void {
    this.#write('trace', line)
  }
  silent(...line: unknown[]): void {
    this.#write('silent', line)
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#child.child(...given)
  }

  get level() {
    return this.#child.level
  }
  set level(level) {
    this.#child.level = level
  }
}
