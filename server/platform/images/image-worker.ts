import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { unavailable } from '../errors.ts'
import { PICTURE } from '../limits.ts'
import { FairQueue, NOBODY } from '../queues/fair-queue.ts'
import {
  type ImageJob,
  ImageProblemError,
  type ImageReply,
  type ProcessedImage,
  type Rendering,
} from './image-jobs.ts'

/** What went wrong where it was not the picture's fault; `code` as Node's errors have it. */
const failed = ({ reason, code }: { reason: string; code: string | undefined }) =>
  Object.assign(new Error(`Storing a picture failed: ${reason}`), { code })

/** Those of `PICTURE` in server/platform/limits.ts, where their units are. */
type Limits = { work: number; patience: number; processBytes: number }

/** A picture that waits or is being read, and who waits for it. */
interface Waiting {
  job: ImageJob
  /** Account whose picture it is. */
  person: number
  /** How often it was handed to a child process. */
  tries: number
  /** Gives it up with 503 after PICTURE.patience. */
  timer?: NodeJS.Timeout
  resolve(image: ProcessedImage | string): void
  reject(error: Error): void
}

const SCRIPT = join(import.meta.dirname, 'image-process.ts')
/**
 * Pictures that are read at a time: as many as there are cores for, two at most, and one more. Of these one person has at most
 * FOR_ONE, so that there is a place left for somebody else.
 */
const PARALLEL = Math.min(2, availableParallelism()) + 1
const FOR_ONE = PARALLEL - 1
/** Settings of the child's C library, glibc, which else would not give back to the system the memory that large pictures took. */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
/** Milliseconds without work after which the child, which takes some 80 MB, is ended. */
const IDLE = 60_000

/**
 * Hands pictures to the child process (image-process.ts), which is started at the first picture, ended when there is
 * nothing to do, and started again when it has died. The pictures that were being read when it died are tried once more, each
 * alone: so the one that killed it is found and refused, and costs the others nothing but time.
 */
export class ImageWorker {
  #child: ChildProcess | undefined
  readonly #waiting = new FairQueue<Waiting>(PICTURE.queue)
  /** Pictures that were being read when the child died. Each is tried once more, before those that wait, and alone. */
  readonly #suspects: Waiting[] = []
  /** Pictures that the child has been handed, by the id of their job. */
  readonly #running = new Map<number, Waiting>()
  #nextId = 1
  /** Ends the child after IDLE. */
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
   * Reads a picture and writes it in all its widths.
   *
   * @param file path of the picture, which is left there.
   * @param aside path of a folder that the renditions are written to, as `<width>.webp`, synced.
   * @param person account whose picture it is: people take turns.
   * @throws ImageProblemError when the picture is at fault.
   * @throws AppError 503 when `PICTURE.queue` pictures wait and nobody has more of them, no child can be started, the machine
   * is too busy to read it in time, or the site is closing.
   * @throws Error when it could not be written; `code` is Node's, such as ENOSPC.
   */
  process(file: string, aside: string, person = NOBODY): Promise<ProcessedImage> {
    return this.#queue({ id: this.#nextId++, file, aside }, person) as Promise<ProcessedImage>
  }

  /**
   * Makes a JPEG or PNG that is stored nowhere.
   *
   * @param file path of the stored picture; undefined for none, only the drawing of `rendering`.
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

  /** Ends the child. Whatever waits or is being read is answered 503, and so is what comes from now on. */
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

  /** Hands the child what may begin now, and lets it go after a while where it has nothing to do. */
  #dispatch(): void {
    // A child that dies loses its channel a moment before its end is told: nothing more is handed to it, nor beside it.
    if (this.#child?.connected === false) {
      this.#ended(this.#child)
      return
    }
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
      // An error is ignored: it means that the child has died, of which `#ended` is told anyway.
      child.send(begun.job, () => {})
    }
    clearTimeout(this.#idle)
    if (this.#running.size > 0 || !this.#child) return
    this.#idle = setTimeout(() => this.#child?.disconnect(), IDLE).unref()
  }

  /** Takes the picture whose turn it is; undefined while none may begin. */
  #next(): Waiting | undefined {
    const running = [...this.#running.values()]
    // A picture that is tried again is read alone.
    if (this.#closed || running.some(({ tries }) => tries > 1)) return undefined
    if (this.#suspects.length > 0) return running.length === 0 ? this.#suspects.shift() : undefined
    if (running.length >= PARALLEL) return undefined
    return this.#waiting.take((person) => running.filter((one) => one.person === person).length < FOR_ONE)
  }

  /** The child; undefined where the machine has no process or file to spare for it. */
  #start(): ChildProcess | undefined {
    if (this.#child) return this.#child
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
    // The child must not keep this process from ending.
    child.unref()
    child.channel?.unref()
    return child
  }

  /** Handles a reply of the child; ignores those of one that was given up. */
  #hear(reply: ImageReply, child: ChildProcess): void {
    if (this.#child !== child) return
    const job = this.#running.get(reply.id)
    if (!('work' in reply)) this.#settle(reply)
    else if (job && reply.work > this.#limits.work) this.#giveUp(job, new ImageProblemError('timeout'))
    else if (job && reply.memory > this.#limits.processBytes) this.#endGreedy(job, child)
  }

  /**
   * The child holds too much memory. While several pictures are read nobody knows whose fault that is, so the child is ended
   * and each is read once more, alone; one with which it happens then is refused.
   */
  #endGreedy(job: Waiting, child: ChildProcess): void {
    if (job.tries > 1) {
      this.#giveUp(job, new ImageProblemError('memory'))
    } else {
      child.kill('SIGKILL')
      this.#ended(child)
    }
  }

  /** The child is done with a picture. */
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

  /** Answers one picture with an error and ends the child, which is still busy with it. */
  #giveUp(late: Waiting, error: Error): void {
    this.#running.delete(late.job.id)
    clearTimeout(late.timer)
    late.reject(error)
    const child = this.#child
    if (!child) return
    child.kill('SIGKILL')
    // At once and not when it has ended: until then it may report work on this picture, which would be held against the others.
    this.#ended(child)
  }

  /** The child is gone, or as good as: what it was reading is tried once more, or refused where that was the second time. */
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
