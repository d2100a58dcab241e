import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { unavailable } from '../errors.ts'
import { PICTURE } from '../limits.ts'

/** What the child is asked: to read `file` and write `<aside>/<width>.webp`, synced, for each width. */
export interface ImageJob {
  id: number
  file: string
  aside: string
}

export interface ProcessedImage {
  /** First 128 bits, in hex, of the SHA-256 of the widest rendition. */
  hash: string
  width: number
  height: number
  widths: number[]
  placeholder: string
  /** Bytes of all renditions together. */
  size: number
}

export type ImageProblem = 'unsupported' | 'pixels' | 'broken' | 'timeout'
export type ImageReply =
  /** Milliseconds of processor time that the child has used since it got this picture. */
  | { id: number; work: number }
  | { id: number; image: ProcessedImage }
  | { id: number; problem: Exclude<ImageProblem, 'timeout'> }
  /** Not the picture's fault; `code` is Node's, as ENOSPC. */
  | { id: number; problem: 'failed'; reason: string; code: string | undefined }

/** The picture itself is at fault. */
export class ImageProblemError extends Error {
  readonly problem: ImageProblem
  constructor(problem: ImageProblem) {
    super(`The picture was refused: ${problem}`)
    this.problem = problem
  }
}

const failed = ({ reason, code }: { reason: string; code: string | undefined }) =>
  Object.assign(new Error(`Storing a picture failed: ${reason}`), { code })

/** Milliseconds, see `PICTURE` of server/limits.ts. */
type Limits = { work: number; patience: number }

interface Waiting {
  job: ImageJob
  tries: number
  timer?: NodeJS.Timeout
  resolve(image: ProcessedImage): void
  reject(error: Error): void
}

const SCRIPT = join(import.meta.dirname, 'image-process.ts')
const PARALLEL = Math.min(2, availableParallelism())
/** Milliseconds without work after which the child, some 80 MB, is let go. */
const IDLE = 60_000

/**
 * Hands pictures to the child process: started at the first picture, started again when it dies, let go when
 * there is nothing to do. A picture in whose presence it died is tried once more, alone, so that one bad
 * picture costs its neighbours time and nothing else.
 */
export class ImageWorker {
  #child: ChildProcess | undefined
  #waiting: Waiting[] = []
  #running = new Map<number, Waiting>()
  #nextId = 1
  #idle: NodeJS.Timeout | undefined
  #closed = false
  readonly #limits: Limits

  constructor(limits: Limits = PICTURE) {
    this.#limits = limits
  }

  /** Process id of the child, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Pictures that wait or are being read. */
  get load(): number {
    return this.#waiting.length + this.#running.size
  }

  /**
   * @throws ImageProblemError when the picture is at fault.
   * @throws AppError 503 when `PICTURE.queue` pictures wait already, no child can be started, the machine is too busy
   * to read it in time, or the site is closing.
   */
  process(file: string, aside: string): Promise<ProcessedImage> {
    if (this.#closed || this.#waiting.length >= PICTURE.queue) return Promise.reject(unavailable())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job: { id: this.#nextId++, file, aside }, tries: 0, resolve, reject })
      this.#dispatch()
    })
  }

  /** Ends the child; what waits is answered 503. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idle)
    const child = this.#child
    for (const { reject } of this.#waiting.splice(0)) reject(unavailable())
    if (!child) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    child.kill('SIGKILL')
    await ended
  }

  #dispatch(): void {
    while (this.#mayStart()) {
      const next = this.#waiting.shift()!
      const child = this.#start()
      if (!child) {
        next.reject(unavailable())
        continue
      }
      this.#running.set(next.job.id, next)
      next.tries++
      next.timer = setTimeout(() => this.#giveUp(next, unavailable()), this.#limits.patience)
      child.send(next.job, () => {})
    }
    clearTimeout(this.#idle)
    if (this.#running.size > 0 || !this.#child) return
    this.#idle = setTimeout(() => this.#child?.disconnect(), IDLE).unref()
  }

  #mayStart(): boolean {
    const next = this.#waiting[0]
    if (!next || this.#closed) return false
    if (this.#running.size === 0) return true
    const suspected = next.tries > 0 || [...this.#running.values()].some(({ tries }) => tries > 1)
    return !suspected && this.#running.size < PARALLEL
  }

  /** The child; undefined where the machine has no process or file to spare for it. */
  #start(): ChildProcess | undefined {
    if (this.#child?.connected) return this.#child
    const child = fork(SCRIPT, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.on('error', () => this.#ended(child))
    if (child.pid === undefined) return undefined
    this.#child = child
    child.on('message', (reply: ImageReply) => this.#hear(reply, child))
    child.on('exit', () => this.#ended(child))
    // The server stays up for its own sake, not for the child's.
    child.unref()
    child.channel?.unref()
    return child
  }

  #hear(reply: ImageReply, child: ChildProcess): void {
    if (this.#child !== child) return
    const job = this.#running.get(reply.id)
    if (!('work' in reply)) this.#settle(reply)
    else if (job && reply.work > this.#limits.work) this.#giveUp(job, new ImageProblemError('timeout'))
  }

  #settle(reply: Exclude<ImageReply, { work: number }>): void {
    const done = this.#running.get(reply.id)
    if (!done) return
    this.#running.delete(reply.id)
    clearTimeout(done.timer)
    if ('image' in reply) done.resolve(reply.image)
    else if (reply.problem === 'failed') done.reject(failed(reply))
    else done.reject(new ImageProblemError(reply.problem))
    this.#dispatch()
  }

  #giveUp(late: Waiting, error: Error): void {
    this.#running.delete(late.job.id)
    clearTimeout(late.timer)
    late.reject(error)
    const child = this.#child
    if (!child) return
    child.kill('SIGKILL')
    // Not only when it has ended: what it has told until then would be held against the other picture.
    this.#ended(child)
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return
    this.#child = undefined
    const interrupted = [...this.#running.values()]
    this.#running.clear()
    for (const { timer } of interrupted) clearTimeout(timer)
    for (const { reject } of interrupted.filter(({ tries }) => tries > 1 || this.#closed)) {
      reject(this.#closed ? unavailable() : new ImageProblemError('broken'))
    }
    this.#waiting.unshift(...interrupted.filter(({ tries }) => tries === 1 && !this.#closed))
    this.#dispatch()
  }
}
