/** Job for the child process: writes `<aside>/<width>.webp`, synced, for each width. */
interface StoreJob {
  id: number
  file: string
  aside: string
  /** True to store a WebP that needs no change byte for byte. */
  keepsWebp: boolean
}

export interface Rendering {
  format: 'jpeg' | 'png'
  width: number
  height: number
  background: string
  /** Margin on each side as a share of the size, from 0 to below 0.5. With 0 the image covers everything and is cropped. */
  margin: number
  /** An SVG of the site instead of the plain background. */
  drawing?: string
}

interface RenderJob {
  id: number
  file: string | undefined
  rendering: Rendering
}

export type ImageJob = StoreJob | RenderJob

export interface ProcessedImage {
  /** First 128 bits of the SHA-256 of the widest rendition, in hex; deduplicates images. */
  hash: string
  width: number
  height: number
  widths: number[]
  placeholder: string
  size: number
}

export type ImageProblem =
  | 'empty'
  | 'bytes'
  | 'unsupported'
  | 'pixels'
  | 'avif'
  | 'broken'
  | 'timeout'
  | 'memory'

/** Replies of the child: any number of progress reports, then one result. */
export type ImageReply =
  /** Progress: CPU milliseconds since the start of the image, and memory in bytes. */
  | { id: number; work: number; memory: number }
  | { id: number; image: ProcessedImage }
  | { id: number; rendered: string }
  | { id: number; problem: Exclude<ImageProblem, 'timeout' | 'memory'> }
  /** A failure that is not the image's fault; `code` is Node's, such as ENOSPC. */
  | { id: number; problem: 'failed'; reason: string; code: string | undefined }

export class ImageProblemError extends Error {
  readonly problem: ImageProblem
  constructor(problem: ImageProblem) {
    super(`The picture was refused: ${problem}`)
    this.problem = problem
  }
}
