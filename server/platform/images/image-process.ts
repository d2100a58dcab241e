import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Metadata, Sharp } from 'sharp'
import { PICTURE } from '../limits.ts'
import type { ImageJob, ImageReply, ProcessedImage, Rendering } from './image-jobs.ts'
import { decodedBytes, ImageMemory } from './image-memory.ts'

/**
 * The child process that decodes pictures that strangers send: apart from the server, at low priority, with no secrets
 * in its environment. `image-worker.ts` starts it, and it ends with its parent.
 */

// Before sharp is loaded: on Linux a thread takes the priority over when it starts, and later only the main thread's would change.
setPriority(10)
try {
  // When the machine runs out of memory, Linux kills this process before any other, and the site stays.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Other systems have no such file.
}
const { default: sharp } = await import('sharp')
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
    // For drawings of the site's own, which come as text; what strangers send comes as a file and is never read as SVG.
    'VipsForeignLoadSvgBuffer',
  ],
})

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif'])
/** Width in pixels of the widest rendition at most. */
const WIDEST = PICTURE.widths.at(-1)!
/** Height in pixels of the widest rendition at most: a taller picture is made narrower. WebP itself ends at 16,383. */
const TALLEST = 4 * WIDEST
/** The placeholder of a picture with transparent parts: a blurred copy of the picture would be seen through them. */
const TRANSPARENT = { create: { width: 1, height: 1, channels: 4, background: '#0000' } } as const

/** The picture is at fault, which its header or decoding has shown. */
class Refused extends Error {
  readonly problem: 'unsupported' | 'pixels' | 'avif' | 'broken'
  constructor(problem: Refused['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** What an error of sharp says about the picture. */
function asRefused(error: unknown): Refused {
  const { message } = error as Error
  if (/pixel limit/.test(message)) return new Refused('pixels')
  return new Refused(/unsupported image format/.test(message) ? 'unsupported' : 'broken')
}

const memory = new ImageMemory()

const read = (file: string, failOn: 'error' | 'none' = 'error') =>
  sharp(file, { failOn, limitInputPixels: PICTURE.pixels })

/**
 * Opens a picture and looks at its header.
 *
 * @returns what the header says, and the bytes of memory that decoding the picture takes at most.
 * @throws Refused for a format that is not taken, and an AVIF that would take too much memory.
 */
async function open(file: string): Promise<{ header: Metadata; bytes: number }> {
  const header = await read(file).metadata()
  const { format, compression } = header
  if (!FORMATS.has(format) && !(format === 'heif' && compression === 'av1')) throw new Refused('unsupported')
  const bytes = decodedBytes(header)
  if (format === 'heif' && bytes > PICTURE.avifBytes) throw new Refused('avif')
  return { header, bytes }
}

/** The picture's pixels, upright, in sRGB and no larger than is stored. Metadata (EXIF, GPS, colour profile) is dropped. */
async function pixels(input: Sharp, { space, hasProfile }: Metadata) {
  const fitting = input
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
  const raw = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true })
  if (space !== 'cmyk' || hasProfile) return raw(fitting.toColourspace('srgb'))
  const { data, info } = await raw(fitting.pipelineColourspace('cmyk').toColourspace('cmyk'))
  return { data: rgbOfCmyk(data), info: { ...info, channels: 3 as const } }
}

/** As `pixels`, also of a JPEG whose end is missing, as browsers show it. */
async function decode(file: string, header: Metadata) {
  try {
    return await pixels(read(file), header)
  } catch (error) {
    if (!/premature end/.test((error as Error).message) || !(await isNearlyWhole(file, header))) throw error
    return pixels(read(file, 'none'), header)
  }
}

/** Writes a file that is still there after a power cut, once its folder is synced too. */
async function writeDurably(file: string, bytes: Buffer) {
  const handle = await openFile(file, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A tiny picture as a data: URL. */
async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture.webp({ quality: 40, alphaQuality: 0, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Decodes a picture once there is memory for it; calls `begin` when it starts to. */
const pixelsOf = (file: string, begin: () => void) =>
  open(file)
    .then(({ header, bytes }) =>
      memory.hold(bytes, () => {
        begin()
        return decode(file, header)
      }),
    )
    .catch((error) => {
      throw error instanceof Refused ? error : asRefused(error)
    })

/**
 * Makes the picture that a `Rendering` describes, and gives it in base64.
 *
 * @param file the stored picture; undefined for none.
 * @param begin is called when the work starts.
 */
async function render(
  file: string | undefined,
  { format, width, height, background, margin, drawing }: Rendering,
  begin: () => void,
): Promise<string> {
  /** Share of width and height that is left for the stored picture. */
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

/**
 * Stores a picture in every width that is not larger than itself, as `<aside>/<width>.webp`.
 *
 * @param begin is called when the work starts.
 */
async function processImage(file: string, aside: string, begin: () => void): Promise<ProcessedImage> {
  const { data, info } = await pixelsOf(file, begin)
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  // Looking at every pixel takes as long as encoding, so it is done only where there is an alpha channel (2 or 4 channels).
  const opaque = channels % 2 === 1 || (await pixels().stats()).isOpaque
  const picture = () => (opaque ? pixels().removeAlpha() : pixels())
  const widths = [...PICTURE.widths.filter((stored) => stored < width), width]
  const renditions = await Promise.all(
    widths.map((width) => picture().resize({ width }).webp({ quality: 80 }).toBuffer()),
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

/** Milliseconds between two reports of work and memory, by which the parent decides whether a picture takes too much. */
const TELL_EVERY = 100

/** A parent that is just ending hears nothing any more, which is no fault: `disconnect` follows. */
const tell = (reply: ImageReply) => process.send?.(reply, undefined, undefined, () => {})

process.on('disconnect', () => process.exit())
process.on('message', async (job: ImageJob) => {
  const { id } = job
  /** Processor time of this process when it began with the picture; undefined while the picture waits for memory. */
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
      : processImage(job.file, job.aside, begin).then((image) => ({ id, image }))
  const reply: ImageReply = await done.catch((error) =>
    error instanceof Refused
      ? { id, problem: error.problem }
      : { id, problem: 'failed', reason: String(error), code: error.code },
  )
  clearInterval(telling)
  tell(reply)
})
