import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { renditionFile } from '../../platform/images/image-files.ts'
import { hashOfUrl } from '../../platform/images/image-view.ts'
import { imageSize } from '../../platform/images/images-queries.ts'
import { siteView } from './content-service.ts'
import { leafOf } from './leaf.ts'

export const ARROWS =
  '<path d="M8 13h15l-4-4M24 19H9l4 4" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'

/** Arrows on a square with corner `radius`; sizes in units of 32. */
const drawing = (colour: string, radius: number, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${colour}"/>` +
  `<g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${ARROWS}</g></svg>`

/** Sizes in pixels. `isCut` marks maskable icons, which launchers crop. */
export const ICONS = {
  'icon-192': { size: 192, isCut: false },
  'icon-512': { size: 512, isCut: false },
  'icon-maskable': { size: 512, isCut: true },
  'apple-touch-icon': { size: 180, isCut: true },
  favicon: { size: 48, isCut: false },
} as const
export type IconName = keyof typeof ICONS

const PAPER = '#ffffff'
/** Cache of icons, about 10 kB each. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 20 })

/** Version of the icons for their URLs. It changes with accent color and logo. */
export function iconVersion({ db }: Pick<FastifyInstance, 'db'>): string {
  const { accent, logo } = siteView(db)
  return `${leafOf(accent).slice(1)}${(logo && hashOfUrl(logo)?.slice(0, 8)) || ''}`
}

/** Undefined without a logo or if its file is missing. */
function logoFile({ db, images }: Pick<FastifyInstance, 'db' | 'images'>): string | undefined {
  const { logo } = siteView(db)
  const hash = logo && hashOfUrl(logo)
  const width = hash ? imageSize(db).get({ hash })?.width : undefined
  const file = hash && width ? renditionFile(images.folder, hash, width) : undefined
  return file && existsSync(file) ? file : undefined
}

/** PNG icon: the logo, or arrows on the accent color. @throws AppError 503 if it cannot be made now */
export function siteIcon(
  { db, images }: Pick<FastifyInstance, 'db' | 'images'>,
  name: IconName,
): Promise<Buffer> {
  const file = logoFile({ db, images })
  const key = `${name} ${iconVersion({ db })} ${file ?? images.folder}`
  const known = kept.get(key)
  if (known) return known
  const { size, isCut } = ICONS[name]
  const { accent } = siteView(db)
  // Safe zone of maskable icons (W3C): 4/5 of the size.
  const made = images.worker.render(file, {
    format: 'png',
    width: size,
    height: size,
    background: PAPER,
    margin: isCut ? 0.18 : 0.06,
    drawing: file
      ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${isCut ? 0 : 6}" fill="${PAPER}"/></svg>`
      : drawing(leafOf(accent), isCut ? 0 : 8, isCut ? 0.86 : 1),
  })
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}

/** An .ico with one PNG, which all current browsers support. */
export function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
