/** Job for the child process: writes `<aside>/<width>.webp`, synced, for each width. */
interface StoreJob {
  id: number
  file: string
  aside: string
  /** Whether a WebP that needs no change is stored byte for byte. */
  keepsWebp: boolean
}

/** How to draw a stored image on a background, for icons and emails; the result is not stored. */
export interface Rendering {
  format: 'jpeg' | 'png'
  /** Pixels. */
  width: number
  height: number
  /** CSS color. */
  background: string
  /** Margin on each side as a share of the size, from 0 to below 0.5. With 0 the image covers everything and is cropped. */
  margin: number
  /** An SVG of the site instead of the plain background. */
  drawing?: string
}

interface RenderJob {
  id: number
  /** The stored image; undefined for the drawing only. */
  file: string | undefined
  rendering: Rendering
}

export type ImageJob = StoreJob | RenderJob

/** A stored image in several widths. */
export interface ProcessedImage {
  /** First 128 bits of the SHA-256 of the widest rendition, in hex; deduplicates images. */
  hash: string
  /** Pixels of the widest rendition. */
  width: number
  height: number
  /** Ascending. */
  widths: number[]
  /** Tiny preview as a data: URL. */
  placeholder: string
  /** Total bytes of all renditions. */
  size: number
}

/** Reasons to reject an image; images-service.ts has the texts. */
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
  /** Base64. */
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
