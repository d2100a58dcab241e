import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { PICTURE } from '../limits.ts'

/** Share of missing lines at the end of a JPEG that is accepted; browsers show a grey strip. */
const MAY_BE_CUT = 0.02
/** Lines that the decoder reads ahead: one row of blocks. */
const READ_AHEAD = 16
/** End-of-image marker (ITU T.81, annex B); some cameras and messengers omit it. */
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
 * True if a truncated JPEG decodes except for the last 2 % of its lines. A progressive one may only lack the end marker, because its lines
 * are spread over the file. sharp 0.35.5 (libvips) rejects both; browsers show them.
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
 * Converts CMYK without a profile as browsers do. sharp 0.35.5 assumes a profile, with other colors than Chromium.
 * @param data 4 bytes per pixel.
 * @returns 3 bytes per pixel, RGB.
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
