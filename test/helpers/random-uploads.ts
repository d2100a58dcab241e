import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { images } from '../../db/schema/index.ts'
import { pictureName } from '../../server/platform/images/upload-path.ts'
import { testItem } from './items.ts'

const WIDTHS = [320, 640, 1280]

/** Lists items with one image of random bytes, about `bytes` each; returns the total bytes. */
export function randomUploads(app: FastifyInstance, ownerId: number, count: number, bytes: number): number {
  let sum = 0
  for (let at = 0; at < count; at++) {
    const hash = randomBytes(16).toString('hex')
    const sizes = WIDTHS.map((width) => {
      const content = randomBytes((bytes * width * (0.7 + 0.6 * Math.random())) / 2240)
      const path = join(app.config.uploadsDir, pictureName(hash, width))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
      return content.length
    })
    const size = sizes.reduce((all, one) => all + one)
    const { id } = app.db
      .insert(images)
      .values({
        hash,
        width: 1280,
        height: 600,
        widths: WIDTHS,
        placeholder: 'data:image/webp;base64,AAAA',
        size,
      })
      .returning({ id: images.id })
      .get()
    testItem(app, ownerId, { name: `Kettle ${hash.slice(0, 8)}`, image_ids: [id] })
    sum += size
  }
  return sum
}
