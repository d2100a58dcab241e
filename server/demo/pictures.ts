import { type ImageStore, releaseImages, storeImage } from '../platform/images/images-service.ts'

/** Drawings that are stored at a time: enough to keep the worker busy. */
const AT_A_TIME = 6

/** A drawing to store as a picture. Its height follows from its width and the SVG. */
export interface Sketch {
  svg: string
  /** Width of the picture in pixels. */
  width: number
}

/**
 * Rasterises the project's own drawings and stores them as people's pictures are stored. The store takes no
 * SVG, and nobody else's SVG ever comes here.
 *
 * @param progress is called after each drawing, with the number of those that are done.
 * @returns ids of the pictures in the order of the sketches; `release` them when rows point at them.
 */
export async function storeSketches(
  store: ImageStore,
  sketches: readonly Sketch[],
  progress: (done: number) => void,
): Promise<{ ids: number[]; release(): void }> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const ids: number[] = []
  let next = 0
  let done = 0
  const work = async () => {
    while (next < sketches.length) {
      const at = next++
      const { svg, width } = sketches[at]!
      const sized = Buffer.from(svg.replace('<svg ', `<svg width="${width}" `))
      const bytes = await sharp(sized).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
      ids[at] = await storeImage(store, bytes)
      progress(++done)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return { ids, release: () => releaseImages(store, ids) }
}
