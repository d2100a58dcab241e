import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import { PICTURE } from '../limits.ts'
import { LIBHEIF, packageFile } from '../package-files.ts'
import type { HeicHeader, HeicJob, HeicReply } from './heic.ts'
import type { Nclx } from './nclx.ts'
import { withProfile } from './png-profile.ts'

/**
 * Thread that decodes one HEIC image (heic.ts) by libheif and libde265 in WebAssembly: it reports the header, and decodes after the next
 * message. Its memory is freed when the thread ends.
 */

const { default: sharp } = await import('sharp')
// Not `libheif-js/wasm`: version 1.23.2 looks for its binary in the working directory.
const libheif = await import('libheif-js/libheif-wasm/libheif.js')
const make = libheif.default as unknown as (options: { wasmBinary: Uint8Array }) => MainModule
const heif = make({ wasmBinary: readFileSync(packageFile(LIBHEIF)) })

/** Values of libheif's enums, by heif_image.h and heif_error.h of version 1.23. */
const RGB = 1
const INTERLEAVED = { channel: 10, rgb: 10, rgba: 11 }
const UNSUPPORTED = new Set([3, 4])
/** Warnings about wrongly declared colours (heif_suberror_…NCLX…): the picture itself is intact. */
const ABOUT_COLOURS = new Set([133, 134, 135, 152])
const WARNINGS = 20
/** Maximum bytes of a colour profile. Those of cameras have about 500. */
const PROFILE_BYTES = 4 * 1024 * 1024

class HeifError extends Error {
  readonly code: number
  constructor(code: number) {
    super(`libheif error ${code}`)
    this.code = code
  }
}

const wordAt = (at: number): number => heif.HEAPU32[at >> 2]
/** Output parameter of library functions: a pointer or a number. */
const out = heif._malloc(4)
const error = heif._malloc(12)

function call(work: (error: number) => void): void {
  work(error)
  const code = wordAt(error)
  if (code !== 0) throw new HeifError(code)
}

/** The bytes stay in the memory of the library. */
function open(bytes: Buffer): number {
  const context = heif._heif_context_alloc()
  // In `heif_security_limits`, word 2 begins max_image_size_pixels, and word 8 is max_color_profile_size.
  const limits = heif._heif_context_get_security_limits(context) >> 2
  heif.HEAPU32[limits + 2] = PICTURE.pixels
  heif.HEAPU32[limits + 8] = PROFILE_BYTES
  const at = heif._malloc(bytes.length)
  heif.HEAPU8.set(bytes, at)
  call((error) => heif._heif_context_read_from_memory_without_copy(error, context, at, bytes.length, 0))
  return context
}

/** An image that can be decoded once. */
interface Opened {
  header: HeicHeader
  profile: Buffer | null
  decode(): number
}

function profileOf(handle: number): Buffer | null {
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0) return null
  const at = heif._malloc(size)
  call((error) => heif._heif_image_handle_get_raw_color_profile(error, handle, at))
  return Buffer.from(heif.HEAPU8.subarray(at, at + size))
}

/** In `heif_color_profile_nclx`, word 1 is the primaries, and word 2 the transfer. */
function nclxOf(handle: number): Nclx | undefined {
  try {
    call((error) => heif._heif_image_handle_get_nclx_color_profile(error, handle, out))
  } catch {
    // The image declares no colours.
    return undefined
  }
  const at = wordAt(out)
  return { primaries: wordAt(at + 4), transfer: wordAt(at + 8) }
}

function openPicture(handle: number): Opened {
  const hasAlpha = heif._heif_image_handle_has_alpha_channel(handle) === 1
  const profile = profileOf(handle)
  return {
    header: {
      width: heif._heif_image_handle_get_width(handle),
      height: heif._heif_image_handle_get_height(handle),
      bitsPerSample: heif._heif_image_handle_get_luma_bits_per_pixel(handle),
      hasAlpha,
      nclx: profile ? undefined : nclxOf(handle),
    },
    profile,
    decode() {
      const chroma = hasAlpha ? INTERLEAVED.rgba : INTERLEAVED.rgb
      call((error) => heif._heif_decode_image(error, handle, out, RGB, chroma, 0))
      return wordAt(out)
    },
  }
}

/** The first picture of a sequence without a cover. */
function openSequence(context: number): Opened {
  const track = heif._heif_context_get_track(context, 0)
  if (track === 0) throw new HeifError(2)
  call((error) => heif._heif_track_get_image_resolution(error, track, out, out + 2))
  const [width, height] = heif.HEAPU16.subarray(out >> 1, (out >> 1) + 2)
  return {
    // The depth of a sequence is unknown before it is decoded, so the highest is assumed.
    header: { width, height, bitsPerSample: 16, hasAlpha: false, nclx: undefined },
    profile: null,
    decode() {
      call((error) => heif._heif_track_decode_next_image(error, track, out, RGB, INTERLEAVED.rgb, 0))
      return wordAt(out)
    },
  }
}

function openFirst(context: number): Opened {
  if (heif._heif_context_get_number_of_top_level_images(context) === 0) return openSequence(context)
  call((error) => heif._heif_context_get_primary_image_handle(error, context, out))
  return openPicture(wordAt(out))
}

function checkWhole(image: number): void {
  const size = 12
  const at = heif._malloc(WARNINGS * size)
  const count = heif._heif_image_get_decoding_warnings(image, 0, at, WARNINGS)
  for (let warning = at; warning < at + count * size; warning += size)
    if (!ABOUT_COLOURS.has(wordAt(warning + 4))) throw new HeifError(wordAt(warning))
}

/** The pixels of a decoded picture, as a view of the library's memory. */
function pixelsOf(image: number, channels: 3 | 4) {
  checkWhole(image)
  const plane = heif._heif_image_get_plane_readonly(image, INTERLEAVED.channel, out)
  const stride = wordAt(out)
  const width = heif._heif_image_get_width(image, INTERLEAVED.channel)
  const height = heif._heif_image_get_height(image, INTERLEAVED.channel)
  const row = width * channels
  // Rows may have padding, which is removed.
  if (stride > row)
    for (let line = 1; line < height; line++)
      heif.HEAPU8.copyWithin(plane + line * row, plane + line * stride, plane + line * stride + row)
  return { data: Buffer.from(heif.HEAPU8.buffer, plane, row * height), raw: { width, height, channels } }
}

/** Decodes and fits an image, as a PNG with its colour profile. */
async function decode({ header, profile, decode }: Opened, { width, height }: HeicJob): Promise<Uint8Array> {
  const { data, raw } = pixelsOf(decode(), header.hasAlpha ? 4 : 3)
  const png = await sharp(data, { raw, limitInputPixels: PICTURE.pixels })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return profile ? withProfile(png, profile) : png
}

const job: HeicJob = workerData
const tell = (reply: HeicReply) => parentPort?.postMessage(reply)
const refuse = (error: unknown) => {
  if (!(error instanceof HeifError)) throw error
  tell({ problem: UNSUPPORTED.has(error.code) ? 'unsupported' : 'broken' })
}

try {
  const opened = openFirst(open(readFileSync(job.file)))
  tell({ header: opened.header })
  parentPort?.once('message', () => decode(opened, job).then((png) => tell({ png }), refuse))
} catch (error) {
  refuse(error)
}
