import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { PICTURE } from '../limits.ts'
import type { ImageJob, ImageReply, ProcessedImage } from './image-worker.ts'

/**
 * The child process that decodes what strangers send: apart from the server, at low priority, with no secrets
 * in its environment. Runs as `image-worker.ts` starts it and ends with its parent.
 */

// Before sharp makes its threads: on Linux they inherit it, and later it would reach the first one only.
setPriority(10)
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
  ],
})

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif'])
const WIDEST = PICTURE.widths.at(-1)!
/** Stored height over stored width at most: a longer picture is made narrower. WebP ends at 16,383 pixels. */
const TALLEST = 4 * WIDEST
/** What shines through a see-through picture must not be a second, blurred one. */
const TRANSPARENT = { create: { width: 1, height: 1, channels: 4, background: '#0000' } } as const

class Refused extends Error {
  readonly problem: 'unsupported' | 'pixels' | 'broken'
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

/** Upright pixels in sRGB, no wider than is stored; everything that is not a pixel stays behind. */
async function decode(file: string) {
  const input = sharp(file, { failOn: 'error', limitInputPixels: PICTURE.pixels })
  const { format, compression } = await input.metadata()
  if (!FORMATS.has(format) && !(format === 'heif' && compression === 'av1')) throw new Refused('unsupported')
  return await input
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function writeDurably(file: string, bytes: Buffer) {
  const handle = await open(file, 'w')
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

async function processImage({ file, aside }: ImageJob): Promise<ProcessedImage> {
  const { data, info } = await decode(file).catch((error) => {
    throw error instanceof Refused ? error : asRefused(error)
  })
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

/** Milliseconds between two words about the work: a picture is judged by that and not by how long it waits for it. */
const TELL_EVERY = 100

process.on('disconnect', () => process.exit())
process.on('message', async (job: ImageJob) => {
  const { id } = job
  const before = process.cpuUsage()
  const telling = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    process.send?.({ id, work: (user + system) / 1000 } satisfies ImageReply)
  }, TELL_EVERY)
  const reply: ImageReply = await processImage(job).then(
    (image) => ({ id, image }),
    (error) =>
      error instanceof Refused
        ? { id, problem: error.problem }
        : { id, problem: 'failed', reason: String(error), code: error.code },
  )
  clearInterval(telling)
  process.send?.(reply)
})
