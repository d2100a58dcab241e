import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { Test } from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { type ImageStore, openImageStore } from '../../server/platform/images/images-service.ts'
import { temporaryFolder } from './app.ts'
import { beginWithTemplate } from './template-database.ts'

/** An image store with its own database, folder and child process. */
export async function testImageStore(t: Test): Promise<ImageStore> {
  const folder = temporaryFolder(t)
  beginWithTemplate(`${folder}/test.sqlite`)
  const db = openDatabase(`${folder}/test.sqlite`)
  migrateDatabase(db)
  const store = await openImageStore(db, `${folder}/uploads`)
  t.teardown(async () => {
    await store.worker.close()
    db.$client.close()
  })
  return store
}

/** Left half red, right half blue, to show rotation. */
export function twoColours(width: number, height: number): Sharp {
  const half = Math.floor(width / 2)
  const blue = { create: { width: width - half, height, channels: 3, background: '#00f' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, left: half, top: 0 },
  ])
}

/** Noise, slow to encode. Each `seed` gives another image. */
export function noisy(width: number, height: number, seed: number): Sharp {
  const bytes = Buffer.alloc(width * height * 3)
  let state = seed + 1
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    bytes[at] = state >>> 16
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

/** One colour: a few hundred bytes for very many pixels. */
export const plain = (width: number, height: number, channels: 3 | 4): Sharp =>
  sharp({ create: { width, height, channels, background: '#3af8' }, limitInputPixels: false })

/** With alpha and full chroma: the most expensive to decode. */
export const plainAvif = (width: number, height: number, bitdepth: 8 | 12): Promise<Buffer> =>
  plain(width, height, 4).avif({ quality: 1, effort: 0, chromaSubsampling: '4:4:4', bitdepth }).toBuffer()

/** A valid PNG of one grey, one bit per pixel: few bytes for very many pixels. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The error of `work`; undefined on success. */
export const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  )
