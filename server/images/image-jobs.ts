/** What the process that reads pictures is asked: to read `file` and write `<aside>/<width>.webp`, synced, for each width. */
interface StoreJob {
  id: number
  file: string
  aside: string
}

/** A picture that is made of a stored one, or of a drawing of the site's own, and kept nowhere. */
export interface Rendering {
  format: 'jpeg' | 'png'
  /** Pixels. */
  width: number
  height: number
  /** Behind it, and around what does not fill it. */
  background: string
  /** Part of width and height that stays free on each side; 0 fills it all, and cuts off what is beyond. */
  margin: number
  /** What lies there already, as SVG; `file` comes onto it. */
  drawing?: string
}

interface RenderJob {
  id: number
  /** A stored picture; undefined for the drawing alone. */
  file: string | undefined
  rendering: Rendering
}

export type ImageJob = StoreJob | RenderJob

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

export type ImageProblem = 'unsupported' | 'pixels' | 'avif' | 'broken' | 'timeout' | 'memory'
export type ImageReply =
  /** Milliseconds of processor time that the child has used since it began with this picture, and bytes that it holds. */
  | { id: number; work: number; memory: number }
  | { id: number; image: ProcessedImage }
  /** Base64. */
  | { id: number; rendered: string }
  | { id: number; problem: Exclude<ImageProblem, 'timeout' | 'memory'> }
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
