/** Asks the child process to read the picture `file` and to write `<aside>/<width>.webp`, synced, for each stored width. */
interface StoreJob {
  id: number
  file: string
  aside: string
}

/** How a picture is made that is stored nowhere, as an icon or the picture in a mail: a stored picture on a background. */
export interface Rendering {
  format: 'jpeg' | 'png'
  /** Width and height in pixels. */
  width: number
  height: number
  /** A CSS colour, seen wherever nothing is drawn. */
  background: string
  /**
   * Share of width and height, from 0 to below 0.5, that stays free on each side of the stored picture, all of which is seen.
   * With 0 it covers everything, and what does not fit is cut off.
   */
  margin: number
  /** An SVG of the site's own, in the place of the plain background. */
  drawing?: string
}

interface RenderJob {
  id: number
  /** The stored picture; undefined for none, only the drawing. */
  file: string | undefined
  rendering: Rendering
}

export type ImageJob = StoreJob | RenderJob

/** A picture that was stored, in several widths. */
export interface ProcessedImage {
  /** First 128 bits, in hex, of the SHA-256 of the widest rendition: the same picture has the same. */
  hash: string
  /** Width and height in pixels of the widest rendition. */
  width: number
  height: number
  /** Widths of all renditions, the smallest first. */
  widths: number[]
  /** A tiny picture as a data: URL, shown until the picture has come. */
  placeholder: string
  /** Bytes of all renditions together. */
  size: number
}

/** Why a picture is refused; images-service.ts has the sentence for each. */
export type ImageProblem =
  | 'empty'
  | 'bytes'
  | 'unsupported'
  | 'pixels'
  | 'avif'
  | 'broken'
  | 'timeout'
  | 'memory'

/** What the child process answers about the job of this id: any number of reports, then one of the others. */
export type ImageReply =
  /**
   * A report: milliseconds of processor time that the whole process has used since it began with this picture, and bytes of
   * memory that it holds.
   */
  | { id: number; work: number; memory: number }
  | { id: number; image: ProcessedImage }
  /** The picture that was made, in base64. */
  | { id: number; rendered: string }
  | { id: number; problem: Exclude<ImageProblem, 'timeout' | 'memory'> }
  /** Something went wrong that is not the picture's fault; `code` is that of Node's error, such as ENOSPC. */
  | { id: number; problem: 'failed'; reason: string; code: string | undefined }

/** A picture was refused, and the picture is at fault. */
export class ImageProblemError extends Error {
  readonly problem: ImageProblem
  constructor(problem: ImageProblem) {
    super(`The picture was refused: ${problem}`)
    this.problem = problem
  }
}
