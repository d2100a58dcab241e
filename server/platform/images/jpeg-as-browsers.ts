import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { PICTURE } from '../limits.ts'

/** Share of a JPEG's lines, at its end, that may be missing. Browsers show such a picture with a grey strip. */
const MAY_BE_CUT = 0.02
/** Lines that the decoder reads ahead of those that are asked for: a row of blocks of 16 lines. */
const READ_AHEAD = 16
/** The marker at the end of a JPEG (ITU T.81, annex B). Some cameras and messengers leave it out. */
const END = Buffer.from('ffd9', 'hex')

const decodes = (picture: Sharp): Promise<boolean> =>
  picture
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

/**
 * Whether a JPEG that ends too early decodes but for its last 2 % of lines. A progressive one must lack its end marker alone: its
 * last lines are spread over the file. sharp 0.35.5 (libvips) refuses both, though browsers show them.
 */
export async function isNearlyWhole(
  file: string,
  { format, width, height }: Pick<Metadata, 'format' | 'width' | 'height'>,
): Promise<boolean> {
  if (format !== 'jpeg') return false
  const limits = { limitInputPixels: PICTURE.pixels, sequentialRead: true }
  const lines = Math.floor(height * (1 - MAY_BE_CUT)) - READ_AHEAD
  const top = { left: 0, top: 0, width, height: lines }
  if (lines > 0 && (await decodes(sharp(file, { ...limits, failOn: 'error' }).extract(top)))) return true
  const ended = Buffer.concat([await readFile(file), END])
  return decodes(sharp(ended, { ...limits, failOn: 'warning' }))
}

/**
 * CMYK without a profile as browsers show it: each colour less the black. sharp 0.35.5 takes a profile of its own instead, which
 * gives other colours than Chromium.
 *
 * @param data 4 bytes a pixel.
 * @returns 3 bytes a pixel, red, green and blue.
 */
export function rgbOfCmyk(data: Buffer): Buffer {
  const rgb = Buffer.allocUnsafe((data.length / 4) * 3)
  for (let from = 0, to = 0; from < data.length; from += 4) {
    const light = 255 - data[from + 3]!
    for (let colour = 0; colour < 3; colour++)
      rgb[to++] = Math.round(((255 - data[from + colour]!) * light) / 255)
  }
  return rgb
}
