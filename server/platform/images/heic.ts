import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { scriptOf } from '../../../db/root.mjs'
import type { Nclx } from './nclx.ts'

export interface HeicHeader {
  width: number
  height: number
  bitsPerSample: number
  hasAlpha: boolean
  /** Undefined if the image has a profile or declares no colours. */
  nclx: Nclx | undefined
}

/** A file, and the maximum width and height of the decoded picture in pixels. */
export interface HeicJob {
  file: string
  width: number
  height: number
}

export type HeicReply = { header: HeicHeader } | { png: Uint8Array } | { problem: 'unsupported' | 'broken' }

export class HeicRefused extends Error {
  readonly problem: 'unsupported' | 'broken'
  constructor(problem: HeicRefused['problem']) {
    super(problem)
    this.problem = problem
  }
}

const SCRIPT = scriptOf('server/platform/images/heic-worker.ts')

/** The next reply of the thread. @throws HeicRefused also if the thread fails, for example because WebAssembly gets no more memory */
async function replyOf(worker: Worker): Promise<HeicReply> {
  const ended = once(worker, 'exit').then((): [HeicReply] => [{ problem: 'broken' }])
  const failed = (): [HeicReply] => [{ problem: 'broken' }]
  const [reply] = (await Promise.race([once(worker, 'message'), ended]).catch(failed)) as [HeicReply]
  if ('problem' in reply) throw new HeicRefused(reply.problem)
  return reply
}

/**
 * Opens a HEIC or HEIF image in a separate thread. sharp 0.35.5 cannot decode it: its builds have no HEVC. In a thread, so that the
 * process can report its time and memory. Call `close` when done.
 *
 * @throws HeicRefused
 */
export async function openHeic(job: HeicJob) {
  const worker = new Worker(SCRIPT, { workerData: job })
  const close = () => worker.terminate()
  try {
    const { header } = (await replyOf(worker)) as { header: HeicHeader }
    return {
      header,
      /** The picture, upright and scaled to fit, as a PNG with its colour profile. @throws HeicRefused */
      async decode(): Promise<Uint8Array> {
        worker.postMessage(null)
        return ((await replyOf(worker)) as { png: Uint8Array }).png
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
