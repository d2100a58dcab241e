import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { PICTURE } from '../limits.ts'
import type { ImageJob, ImageReply, ProcessedImage, Rendering } from './image-jobs.ts'
import { decodedBytes, ImageMemory } from './image-memory.ts'

/**
 * The child process that decodes what strangers send: apart from the server, at low priority, with no secrets
 * in its environment. Runs as `image-worker.ts` starts it and ends with its parent.
 */

// Before sharp makes its threads: on Linux they inherit it, and later it would reach the first one only.
setPriority(10)
try {
  // Where memory runs short, this process goes first and the site stays.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Only Linux takes it.
}
const { default: sharp } = await import('sharp')
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
    // Drawings of the site's own, which never come as files.
    'VipsForeignLoadSvgBuffer',
  ],
})

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif'])
const WIDEST = PICTURE.widths.at(-1)!
/** Stored height over stored width at most: a longer picture is made narrower. WebP ends at 16,383 pixels. */
const TALLEST = 4 * WIDEST
/** What shines through a see-through picture must not be a second, blurred one. */
const TRANSPARENT = { create: { width: 1, height: 1, channels: 4, background: '#0000' } } as const

class Refused extends Error {
  readonly problem: 'unsupported' | 'pixels' | 'avif' | 'broken'
  constructor(problem: Refused['problem']) {
    super(problem)
    this.problem = problem
  }
}

function asRefused(error: unknown): Refused {
  const { message } = error as Error
  if (/pixel limit/.test(message)) return new Refused('pixels')
  return new Refused(/unsupported image format/.test(message) ? 'unsupported' : 'broken')
}

const memory = new ImageMemory()

/** Opens a picture and looks at its header; `bytes` is what decoding it takes. */
async function open(file: string): Promise<{ input: Sharp; bytes: number }> {
  const input = sharp(file, { failOn: 'error', limitInputPixels: PICTURE.pixels })
  const header = await input.metadata()
  const { format, compression } = header
  if (!FORMATS.has(format) && !(format === 'heif' && compression === 'av1')) throw new Refused('unsupported')
  const bytes = decodedBytes(header)
  if (format === 'heif' && bytes > PICTURE.avifBytes) throw new Refused('avif')
  return { input, bytes }
}

/** Upright pixels in sRGB, no wider than is stored; everything that is not a pixel stays behind. */
const decode = (input: Sharp) =>
  input
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

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

/** Decodes a picture once its turn in memory has come, which `begin` is told. */
const pixelsOf = (file: string, begin: () => void) =>
  open(file)
    .then(({ input, bytes }) =>
      memory.hold(bytes, () => {
        begin()
        return decode(input)
      }),
    )
    .catch((error) => {
      throw error instanceof Refused ? error : asRefused(error)
    })

/** Another picture made of a stored one: for a mail, or for an icon. Gives it in base64. */
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

/** @param begin is called when its turn in memory has come. */
async function processImage(file: string, aside: string, begin: () => void): Promise<ProcessedImage> {
  const { data, info } = await pixelsOf(file, begin)
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  // Looking at every pixel takes as long as encoding it, so only where some may be see-through.
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

/** Milliseconds between two reports of work and memory. A picture is judged by those, not by how long it has waited. */
const TELL_EVERY = 100

process.on('disconnect', () => process.exit())
process.on('message', async (job: ImageJob) => {
  const { id } = job
  let before: NodeJS.CpuUsage | undefined
  const telling = setInterval(() => {
    const { user, system } = before ? process.cpuUsage(before) : { user: 0, system: 0 }
    const memory = process.memoryUsage.rss()
    process.send?.({ id, work: (user + system) / 1000, memory } satisfies ImageReply)
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
  process.send?.(reply)
})
