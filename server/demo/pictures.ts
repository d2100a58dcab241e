import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../db/root.mjs'
import { type ImageStore, releaseImages, storeImage } from '../platform/images/images-service.ts'

const AT_A_TIME = 6

export interface Sketch {
  svg: string
  width: number
}

const fileName = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const read = (file: string) => readFileSync(join(ROOT, 'server/demo/drawings', `${file}.svg`), 'utf8')

/** Drawing of an item as SVG, 320 by 272. @param view 0 for the default. @throws Error if there is none. */
export const itemDrawing = (name: string, view = 0): string =>
  read(`items/${fileName(name)}${view > 0 ? `.${view}` : ''}`)

/** Portrait of a user as SVG, 320 by 320. @throws Error if there is none. */
export const portrait = (name: string): string => read(`people/${fileName(name)}`)

/**
 * Rasterizes the project's own SVG drawings and stores them as images; untrusted SVG never reaches this code.
 * @param progress called after each with the number done.
 * @returns image ids in order; call `release` once rows reference them.
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
