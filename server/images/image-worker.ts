import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { unavailable } from '../errors.ts'
import { FairQueue, NOBODY } from '../fair-queue.ts'
import { PICTURE } from '../limits.ts'
import {
  type ImageJob,
  ImageProblemError,
  type ImageReply,
  type ProcessedImage,
  type Rendering,
} from './image-jobs.ts'

const failed = ({ reason, code }: { reason: string; code: string | undefined }) =>
  Object.assign(new Error(`Storing a picture failed: ${reason}`), { code })

/** See `PICTURE` of server/limits.ts. */
type Limits = { work: number; patience: number; processBytes: number }

interface Waiting {
  job: ImageJob
  /** Id of whose picture it is. */
  person: number
  tries: number
  timer?: NodeJS.Timeout
  resolve(image: ProcessedImage | string): void
  reject(error: Error): void
}

const SCRIPT = join(import.meta.dirname, 'image-process.ts')
/** One more than is worked well on: the last place is for somebody who has none yet. */
const PARALLEL = Math.min(2, availableParallelism()) + 1
const FOR_ONE = PARALLEL - 1
/** glibc would keep what pictures took for the next ones: large pieces go back to the system at once. */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
/** Milliseconds without work after which the child, some 80 MB, is let go. */
const IDLE = 60_000

/**
 * Hands pictures to the child process: started at the first picture, started again when it dies, let go when
 * there is nothing to do. A picture in whose presence it died is tried once more, alone, so that one bad
 * picture costs its neighbours time and nothing else.
 */
export class ImageWorker {
  #child: ChildProcess | undefined
  readonly #waiting = new FairQueue<Waiting>(PICTURE.queue)
  /** In whose presence the child died. Each is tried once more, before all others and alone. */
  readonly #suspects: Waiting[] = []
  readonly #running = new Map<number, Waiting>()
  #nextId = 1
  #idle: NodeJS.Timeout | undefined
  #closed = false
  readonly #limits: Limits

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...PICTURE, ...limits }
  }

  /** Process id of the child, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Pictures that wait or are being read. */
  get load(): number {
    return this.#waiting.size + this.#suspects.length + this.#running.size
  }

  /**
   * @param person whose picture it is, by account: people take turns.
   * @throws ImageProblemError when the picture is at fault.
   * @throws AppError 503 when `PICTURE.queue` pictures wait and nobody has more of them, no child can be started, the machine
   * is too busy to read it in time, or the site is closing.
   */
  process(file: string, aside: string, person = NOBODY): Promise<ProcessedImage> {
    return this.#queue({ id: this.#nextId++, file, aside }, person) as Promise<ProcessedImage>
  }

  /**
   * Makes another picture of a stored one.
   *
   * @param file undefined for the drawing alone.
   * @throws as `process`.
   */
  async render(file: string | undefined, rendering: Rendering): Promise<Buffer> {
    const made = await this.#queue({ id: this.#nextId++, file, rendering }, NOBODY)
    return Buffer.from(made as string, 'base64')
  }

  #queue(job: ImageJob, person: number): Promise<ProcessedImage | string> {
    if (this.#closed) return Promise.reject(unavailable())
    return new Promise((resolve, reject) => {
      this.#waiting.push(person, { job, person, tries: 0, resolve, reject })?.reject(unavailable())
      this.#dispatch()
    })
  }

  /** Ends the child; what waits is answered 503. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idle)
    const child = this.#child
    for (const { reject } of [...this.#suspects.splice(0), ...this.#waiting.clear()]) reject(unavailable())
    if (!child) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    child.kill('SIGKILL')
    await ended
  }

  #dispatch(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const child = this.#start()
      if (!child) {
        next.reject(unavailable())
        continue
      }
      const begun = next
      this.#running.set(begun.job.id, begun)
      begun.tries++
      begun.timer = setTimeout(() => this.#giveUp(begun, unavailable()), this.#limits.patience)
      child.send(begun.job, () => {})
    }
    clearTimeout(this.#idle)
    if (this.#running.size > 0 || !this.#child) return
    this.#idle = setTimeout(() => this.#child?.disconnect(), IDLE).unref()
  }

  /** Takes the picture whose turn it is; undefined while none may begin. */
  #next(): Waiting | undefined {
    const running = [...this.#running.values()]
    if (this.#closed || running.some(({ tries }) => tries > 1)) return undefined
    if (this.#suspects.length > 0) return running.length === 0 ? this.#suspects.shift() : undefined
    if (running.length >= PARALLEL) return undefined
    return this.#waiting.take((person) => running.filter((one) => one.person === person).length < FOR_ONE)
  }

  /** The child; undefined where the machine has no process or file to spare for it. */
  #start(): ChildProcess | undefined {
    if (this.#child?.connected) return this.#child
    const child = fork(SCRIPT, {
      env: ENVIRONMENT,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
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
    else if (job && reply.memory > this.#limits.processBytes) this.#endGreedy(job, child)
  }

  /** Whose fault it is shows once each is read alone, by a process that holds nothing of earlier ones. */
  #endGreedy(job: Waiting, child: ChildProcess): void {
    if (job.tries > 1) {
      this.#giveUp(job, new ImageProblemError('memory'))
    } else {
      child.kill('SIGKILL')
      this.#ended(child)
    }
  }

  #settle(reply: Exclude<ImageReply, { work: number }>): void {
    const done = this.#running.get(reply.id)
    if (!done) return
    this.#running.delete(reply.id)
    clearTimeout(done.timer)
    if ('image' in reply) done.resolve(reply.image)
    else if ('rendered' in reply) done.resolve(reply.rendered)
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
    for (const one of interrupted) {
      if (this.#closed) one.reject(unavailable())
      else if (one.tries > 1) one.reject(new ImageProblemError('broken'))
      else this.#suspects.push(one)
    }
    this.#dispatch()
  }
}
