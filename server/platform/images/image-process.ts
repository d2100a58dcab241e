import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { open as openFile, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Metadata, Sharp } from 'sharp'
import { PICTURE } from '../limits.ts'
import type { ImageJob, ImageReply, ProcessedImage, Rendering } from './image-jobs.ts'
import { decodedBytes, ImageMemory } from './image-memory.ts'
import { KIND_BYTES, pictureKind } from './picture-kind-shared.ts'

/** Child process that decodes untrusted images: low priority, no secrets in its environment. Started by `image-worker.ts`; ends with its parent. */

// Set before sharp is loaded, because on Linux threads inherit the priority at their start.
setPriority(10)
try {
  // The OOM killer of Linux ends this process first.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // There is no such file on other systems.
}
const { default: sharp } = await import('sharp')
const { HeicRefused, openHeic } = await import('./heic.ts')
const { convertToSrgb, nclxIn } = await import('./nclx.ts')
const { isNearlyWhole, rgbOfCmyk } = await import('./jpeg-as-browsers.ts')
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
    // Loads the PNG buffers to which heic.ts converts HEIC images.
    'VipsForeignLoadPngBuffer',
    // Allowed for the site's own drawings, which are buffers; untrusted images are files and never read as SVG.
    'VipsForeignLoadSvgBuffer',
  ],
})

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif'])
/** Maximum width in pixels. */
const WIDEST = PICTURE.widths.at(-1)!
/** Maximum height in pixels; taller images are scaled down. WebP ends at 16,383. */
const TALLEST = 4 * WIDEST
/** Placeholder of transparent images: a blurred preview would show through. */
const TRANSPARENT = { create: { width: 1, height: 1, channels: 4, background: '#0000' } } as const

class Refused extends Error {
  readonly problem: 'unsupported' | 'pixels' | 'avif' | 'broken'
  constructor(problem: Refused['problem']) {
    super(problem)
    this.problem = problem
  }
}

function asRefused(error: unknown): Refused {
  if (error instanceof HeicRefused) return new Refused(error.problem)
  const { message } = error as Error
  if (/pixel limit/.test(message)) return new Refused('pixels')
  return new Refused(/unsupported image format/.test(message) ? 'unsupported' : 'broken')
}

const memory = new ImageMemory()

const read = (file: string, failOn: 'error' | 'none' = 'error') =>
  sharp(file, { failOn, limitInputPixels: PICTURE.pixels })

/**
 * Reads the header.
 * @returns the header and the memory for decoding in bytes.
 * @throws Refused if the format is unsupported or an AVIF needs too much memory.
 */
async function open(file: string): Promise<{ header: Metadata; bytes: number }> {
  const header = await read(file).metadata()
  const { format, compression } = header
  if (!FORMATS.has(format) && !(format === 'heif' && compression === 'av1')) throw new Refused('unsupported')
  const bytes = decodedBytes(header)
  if (format === 'heif' && bytes > PICTURE.avifBytes) throw new Refused('avif')
  return { header, bytes }
}

/** The pixels, turned upright, in sRGB and scaled down. Metadata (EXIF, GPS, color profile) is dropped. */
async function pixels(input: Sharp, { space, hasProfile }: Metadata) {
  const fitting = input
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
  const raw = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true })
  if (space !== 'cmyk' || hasProfile) return raw(fitting.toColourspace('srgb'))
  const { data, info } = await raw(fitting.pipelineColourspace('cmyk').toColourspace('cmyk'))
  return { data: rgbOfCmyk(data), info: { ...info, channels: 3 as const } }
}

/** Like `pixels`, but also accepts a slightly truncated JPEG, as browsers do. */
async function decode(file: string, header: Metadata) {
  try {
    return await pixels(read(file), header)
  } catch (error) {
    if (!/premature end/.test((error as Error).message) || !(await isNearlyWhole(file, header))) throw error
    return pixels(read(file, 'none'), header)
  }
}

async function writeDurably(file: string, bytes: Buffer) {
  const handle = await openFile(file, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture.webp({ quality: 40, alphaQuality: 0, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

async function isHeic(file: string): Promise<boolean> {
  const handle = await openFile(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(KIND_BYTES))
    return ['image/heic', 'image/heif'].includes(pictureKind(buffer.subarray(0, bytesRead)) ?? '')
  } finally {
    await handle.close()
  }
}

async function pixelsBySharp(file: string, begin: () => void) {
  const { header, bytes } = await open(file)
  return memory.hold(bytes, async () => {
    begin()
    const decoded = await decode(file, header)
    const nclx = header.format === 'heif' && !header.hasProfile ? await nclxIn(file) : undefined
    if (nclx) convertToSrgb(decoded.data, decoded.info.channels, nclx)
    return decoded
  })
}

async function pixelsOfHeic(file: string, begin: () => void) {
  const heic = await openHeic({ file, width: WIDEST, height: TALLEST })
  try {
    const { width, height, bitsPerSample, nclx } = heic.header
    if (width * height > PICTURE.pixels) throw new Refused('pixels')
    return await memory.hold(decodedBytes({ format: 'heic', width, height, bitsPerSample }), async () => {
      begin()
      const png = sharp(await heic.decode())
      const decoded = await pixels(png, await png.metadata())
      if (nclx) convertToSrgb(decoded.data, decoded.info.channels, nclx)
      return decoded
    })
  } finally {
    await heic.close()
  }
}

/** Decodes when memory is available; `begin` is called at the start. */
const pixelsOf = async (file: string, begin: () => void) => {
  try {
    return await ((await isHeic(file)) ? pixelsOfHeic : pixelsBySharp)(file, begin)
  } catch (error) {
    throw error instanceof Refused ? error : asRefused(error)
  }
}

/** Draws a `Rendering`, as base64. @param file the stored image; undefined for none. @param begin is called at the start. */
async function render(
  file: string | undefined,
  { format, width, height, background, margin, drawing }: Rendering,
  begin: () => void,
): Promise<string> {
  const room = 1 - 2 * margin
  const canvas = drawing
    ? sharp(Buffer.from(drawing)).resize(width, height)
    : sharp({ create: { width, height, channels: 4, background } })
  const layers = []
  if (file) {
    const { data, info } = await pixelsOf(file, begin)
    const part = await sharp(data, { raw: info })
      .resize({
        width: Math.round(width * room),
        height: Math.round(height * room),
        fit: margin === 0 ? 'cover' : 'inside',
      })
      .raw()
      .toBuffer({ resolveWithObject: true })
    layers.push({ input: part.data, raw: part.info })
  } else begin()
  const made = canvas.composite(layers)
  const bytes = await (format === 'png'
    ? made.png({ compressionLevel: 9, palette: true }).toBuffer()
    : made.flatten({ background }).jpeg({ quality: 78, mozjpeg: true }).toBuffer())
  return bytes.toString('base64')
}

/** Chunks of a WebP that contain only pixels. */
const PIXEL_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

/** True if a WebP contains one picture and nothing else: no metadata, no animation, no trailing data. */
function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.readUInt32LE(4) + 8 !== bytes.length) return false
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (!PIXEL_CHUNKS.has(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return true
}

/** The bytes of a file that can be stored unchanged; null for any other. `info` is the result of decoding it. */
async function unchangedWebp(
  file: string,
  info: { width: number; height: number },
): Promise<Buffer<ArrayBuffer> | null> {
  const { format, width, height } = await read(file).metadata()
  if (format !== 'webp' || width !== info.width || height !== info.height) return null
  const bytes = await readFile(file)
  return isPlainWebp(bytes) ? bytes : null
}

/**
 * Writes each width up to the image's own as `<aside>/<width>.webp`.
 * @param keepsWebp true to store a WebP that needs no change byte for byte.
 * @param begin is called at the start.
 */
async function processImage(
  file: string,
  aside: string,
  keepsWebp: boolean,
  begin: () => void,
): Promise<ProcessedImage> {
  const { data, info } = await pixelsOf(file, begin)
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  // Checking every pixel is as slow as encoding, so only images with an alpha channel (2 or 4 channels) are checked.
  const opaque = channels % 2 === 1 || (await pixels().stats()).isOpaque
  const picture = () => (opaque ? pixels().removeAlpha() : pixels())
  const widths = [...PICTURE.widths.filter((stored) => stored < width), width]
  const asItIs = keepsWebp ? await unchangedWebp(file, info) : null
  const renditions = await Promise.all(
    widths.map(
      (stored) =>
        (stored === width && asItIs) || picture().resize({ width: stored }).webp({ quality: 80 }).toBuffer(),
    ),
  )
  await Promise.all(renditions.map((bytes, at) => writeDurably(join(aside, `${widths[at]}.webp`), bytes)))
  return {
    hash: createHash('sha256').update(renditions.at(-1)!).digest('hex').slice(0, 32),
    width,
    height,
    widths,
    placeholder: await placeholderOf(
      opaque ? picture().resize(16, 16, { fit: 'inside' }).blur(0.8) : sharp(TRANSPARENT),
    ),
    size: renditions.reduce((sum, { length }) => sum + length, 0),
  }
}

const TELL_EVERY = 100

/** Errors of sending are ignored: if the parent ends, `disconnect` ends this process. */
const tell = (reply: ImageReply) => process.send?.(reply, undefined, undefined, () => {})

process.on('disconnect', () => process.exit())
process.on('message', async (job: ImageJob) => {
  const { id } = job
  /** CPU usage at the start of the image; undefined while it waits for memory. */
  let before: NodeJS.CpuUsage | undefined
  const telling = setInterval(() => {
    const { user, system } = before ? process.cpuUsage(before) : { user: 0, system: 0 }
    const memory = process.memoryUsage.rss()
    tell({ id, work: (user + system) / 1000, memory })
  }, TELL_EVERY)
  const begin = () => {
    before = process.cpuUsage()
  }
  const done: Promise<ImageReply> =
    'rendering' in job
      ? render(job.file, job.rendering, begin).then((rendered) => ({ id, rendered }))
      : processImage(job.file, job.aside, job.keepsWebp, begin).then((image) => ({ id, image }))
  const reply: ImageReply = await done.catch((error) =>
    error instanceof Refused
      ? { id, problem: error.problem }
      : { id, problem: 'failed', reason: String(error), code: error.code },
  )
  clearInterval(telling)
  tell(reply)
})
