import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import type { Readable } from 'node:stream'
import { scriptOf } from '../../../db/root.mjs'
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

const failed = ({ reason, code }: { reason: string; code: string | undefined }) =>
  Object.assign(new Error(`Storing a picture failed: ${reason}`), { code })

type Limits = { work: number; patience: number; processBytes: number }

interface Waiting {
  job: ImageJob
  person: number
  tries: number
  /** Runs out after PICTURE.patience; the job then fails with 503. */
  timer?: NodeJS.Timeout
  resolve(image: ProcessedImage | string): void
  reject(error: Error): void
}

const SCRIPT = scriptOf('server/platform/images/image-process.ts')
/** Parallel images: 1 more than the cores, of which at most 2 count. One user gets at most FOR_ONE, so that a slot remains for others. */
const PARALLEL = Math.min(2, availableParallelism()) + 1
const FOR_ONE = PARALLEL - 1
/** Makes glibc return the memory of large images to the system. */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
/** Longest logged part of a line that the child prints. */
const LINE_LENGTH = 500
/** Idle milliseconds until the child, which uses about 80 MB, is ended. */
const IDLE = 60_000

/** Calls `onLine` for each line, cut to LINE_LENGTH. The stream is always read to its end, so that the writer never blocks. */
function forEachLine(stream: Readable, onLine: (line: string) => void): void {
  let begun = ''
  const emit = () => {
    if (begun) onLine(begun)
    begun = ''
  }
  stream.setEncoding('utf8').on('data', (text: string) => {
    const [end, ...more] = text.split('\n')
    begun = `${begun}${end}`.slice(0, LINE_LENGTH)
    for (const next of more) {
      emit()
      begun = next.slice(0, LINE_LENGTH)
    }
  })
  stream.on('end', emit)
}

/**
 * Runs the child process (image-process.ts) on demand and restarts it after a crash. Images in progress at a crash are retried one at a
 * time, so the one that causes it is found and rejected.
 */
export class ImageWorker {
  #child: ChildProcess | undefined
  readonly #waiting = new FairQueue<Waiting>(PICTURE.queue)
  /** Images that were in progress at a crash. They are retried before others, one at a time. */
  readonly #suspects: Waiting[] = []
  readonly #running = new Map<number, Waiting>()
  #nextId = 1
  #idle: NodeJS.Timeout | undefined
  #closed = false
  readonly #limits: Limits
  readonly #script: string
  readonly #onLine: (line: string) => void

  /** @param onLine gets each line that the child prints as an error. */
  constructor(limits: Partial<Limits> = {}, { script = SCRIPT, onLine = (_line: string) => {} } = {}) {
    this.#limits = { ...PICTURE, ...limits }
    this.#script = script
    this.#onLine = onLine
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  get load(): number {
    return this.#waiting.size + this.#suspects.length + this.#running.size
  }

  /**
   * Stores an image in all widths.
   * @param file path, not deleted.
   * @param aside folder for `<width>.webp`, synced.
   * @param person account id, for fair scheduling.
   * @param keepsWebp true to store a WebP that needs no change byte for byte.
   * @throws ImageProblemError if the image is at fault.
   * @throws AppError 503 if the queue is full, no child can start, the machine is too slow, or the site closes.
   * @throws Error if writing fails; `code` is Node's, such as ENOSPC.
   */
  process(file: string, aside: string, person = NOBODY, keepsWebp = false): Promise<ProcessedImage> {
    return this.#queue({ id: this.#nextId++, file, aside, keepsWebp }, person) as Promise<ProcessedImage>
  }

  /**
   * Draws a JPEG or PNG that is not stored.
   * @param file path of the stored image; undefined for only `rendering.drawing`.
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
    // A dying child loses its channel shortly before its exit event, so the channel shows the crash earlier.
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
      // An error means that the child died, which `#ended` handles.
      child.send(begun.job, () => {})
    }
    clearTimeout(this.#idle)
    if (this.#running.size > 0 || !this.#child) return
    this.#idle = setTimeout(() => this.#child?.disconnect(), IDLE).unref()
  }

  #next(): Waiting | undefined {
    const running = [...this.#running.values()]
    // Retries run alone.
    if (this.#closed || running.some(({ tries }) => tries > 1)) return undefined
    if (this.#suspects.length > 0) return running.length === 0 ? this.#suspects.shift() : undefined
    if (running.length >= PARALLEL) return undefined
    return this.#waiting.take((person) => running.filter((one) => one.person === person).length < FOR_ONE)
  }

  /** Undefined if the system has no process or file left. */
  #start(): ChildProcess | undefined {
    if (this.#child) return this.#child
    const child = fork(this.#script, {
      env: ENVIRONMENT,
      execArgv: [],
      // A pipe, because inherited output blocks the child if the reader of the site's output is slow or gone.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child.on('error', () => this.#ended(child))
    if (child.pid === undefined) return undefined
    this.#child = child
    const stderr = child.stderr as Socket
    forEachLine(stderr, this.#onLine)
    child.on('message', (reply: ImageReply) => this.#hear(reply, child))
    child.on('exit', () => this.#ended(child))
    // The child must not keep this process alive.
    child.unref()
    child.channel?.unref()
    stderr.unref()
    return child
  }

  /** Ignores replies of a terminated child. */
  #hear(reply: ImageReply, child: ChildProcess): void {
    if (this.#child !== child) return
    const job = this.#running.get(reply.id)
    if (!('work' in reply)) this.#settle(reply)
    else if (job && reply.work > this.#limits.work) this.#giveUp(job, new ImageProblemError('timeout'))
    else if (job && reply.memory > this.#limits.processBytes) this.#endGreedy(job, child)
  }

  /**
   * Handles an image that needs too much memory. If several images are in progress, the cause is unknown: the child is ended and each
   * image is retried on its own. A retry that needs too much again is rejected.
   */
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

  /** Fails an image and ends the child that is busy with it. */
  #giveUp(late: Waiting, error: Error): void {
    this.#running.delete(late.job.id)
    clearTimeout(late.timer)
    late.reject(error)
    const child = this.#child
    if (!child) return
    child.kill('SIGKILL')
    // Called before the exit event, because the child may still report work on this image.
    this.#ended(child)
  }

  /** Retries the images in progress, or rejects them after the second attempt. */
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
