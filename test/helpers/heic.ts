import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Nclx } from '../../server/platform/images/nclx.ts'

// Pictures as phones write them: many tiles in one HEIC file (ISO/IEC 23008-12, section 6.6.2.3), each a picture of the fixtures.

/** Width and height in pixels of a tile. */
const TILE = 512

const fixture = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'pictures', name))

const u8 = (...values: number[]) => Buffer.from(values)
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)))
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 65_535)))
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body])
}
const full = (type: string, flags: number, ...parts: Buffer[]) => box(type, u32(flags), ...parts)

/** The first box of this type, whole. */
function boxIn(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1') - 4
  return file.subarray(at, at + file.readUInt32BE(at))
}

/** The settings of the decoder and the coded picture of a fixture. */
function tile(name: string) {
  const file = fixture(name)
  return { settings: boxIn(file, 'hvcC'), data: boxIn(file, 'mdat').subarray(8) }
}

interface Options {
  columns: number
  rows: number
  /** Rotation of the displayed picture, in quarter turns to the left. */
  turns?: number
  /** Of the colours (box `colr` with nclx; ITU-T H.273). */
  nclx?: Nclx
  /** The brand that the file begins with. */
  brand?: string
  /** Width and height in pixels that the file claims for each tile. */
  claimed?: number
}

/** A HEIC file of tiles, the first column red (#c83c1e), all others blue (#1e3cc8). */
export function tiledHeic({
  columns,
  rows,
  turns = 0,
  nclx,
  brand = 'heic',
  claimed = TILE,
}: Options): Buffer {
  const [red, blue] = [tile('tile-red.heic'), tile('tile-blue.heic')]
  const tiles = Array.from({ length: columns * rows }, (_, at) => (at % columns === 0 ? red : blue))
  const grid = tiles.length + 1
  const [width, height] = [columns * claimed, rows * claimed]
  const properties = [
    red.settings,
    full('ispe', 0, u32(claimed, claimed)),
    full('ispe', 0, u32(width, height)),
    box('irot', u8(turns)),
    ...(nclx ? [box('colr', Buffer.from('nclx'), u16(nclx.primaries, nclx.transfer, 6), u8(128))] : []),
  ]
  const ofGrid = properties.slice(2).map((_, at) => at + 3)
  const items = [...tiles.map((_, at) => at + 1), grid]
  const gridData = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)])
  const data = [...tiles.map((tile) => tile.data), gridData]
  const iloc = (start: number) => {
    let at = start
    const entries = items.map((item, index) => {
      const { length } = data[index]!
      const entry = Buffer.concat([u16(item, 0, 1), u32(at, length)])
      at += length
      return entry
    })
    return full('iloc', 0, u8(0x44, 0), u16(items.length), ...entries)
  }
  const head = box('ftyp', Buffer.from(brand), u32(0), Buffer.from(`mif1${brand}miaf`))
  const meta = (start: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
      full('pitm', 0, u16(grid)),
      iloc(start),
      full(
        'iinf',
        0,
        u16(items.length),
        ...items.map((item) =>
          full('infe', 0x2000000, u16(item, 0), Buffer.from(item === grid ? 'grid' : 'hvc1'), u8(0)),
        ),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        full(
          'ipma',
          0,
          u32(items.length),
          ...items.map((item) =>
            Buffer.concat([
              u16(item),
              ...(item === grid ? [u8(ofGrid.length, ...ofGrid)] : [u8(2, 0x81, 2)]),
            ]),
          ),
        ),
      ),
      full('iref', 0, box('dimg', u16(grid, tiles.length), u16(...items.slice(0, -1)))),
    )
  return Buffer.concat([head, meta(head.length + meta(0).length + 8), box('mdat', ...data)])
}

/** An AVIF of one colour that names its colours by numbers. */
export async function avifWithNclx(background: string, { primaries, transfer }: Nclx): Promise<Buffer> {
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background } })
  const avif = await plain.avif({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  const data = boxIn(avif, 'mdat').subarray(8)
  const colours = box('colr', Buffer.from('nclx'), u16(primaries, transfer, 6), u8(128))
  const properties = [boxIn(avif, 'av1C'), boxIn(avif, 'ispe'), boxIn(avif, 'pixi'), colours]
  const head = box('ftyp', Buffer.from('avif'), u32(0), Buffer.from('avifmif1miaf'))
  const meta = (start: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
      full('pitm', 0, u16(1)),
      full('iloc', 0, u8(0x44, 0), u16(1, 1, 0, 1), u32(start, data.length)),
      full('iinf', 0, u16(1), full('infe', 0x2000000, u16(1, 0), Buffer.from('av01'), u8(0))),
      box('iprp', box('ipco', ...properties), full('ipma', 0, u32(1), u16(1), u8(4, 0x81, 2, 3, 4))),
    )
  return Buffer.concat([head, meta(head.length + meta(0).length + 8), box('mdat', data)])
}

/** A HEIC sequence (ISO/IEC 23008-12, section 7) of two pictures, red and then blue, without a cover. */
export function heicSequence(): Buffer {
  const samples = [tile('tile-red.heic'), tile('tile-blue.heic')]
  const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
  const entry = box(
    'hvc1',
    ...[u32(0), u16(0, 1), u32(0, 0, 0, 0), u16(TILE, TILE), u32(0x480000, 0x480000, 0), u16(1)],
    ...[Buffer.alloc(32), u16(24, 65_535), samples[0]!.settings, full('ccst', 0, u32(0x7c000000))],
  )
  const moov = (start: number) =>
    box(
      'moov',
      full('mvhd', 0, u32(0, 0, 30, 2, 0x10000), u16(0x100, 0), u32(0, 0), matrix, Buffer.alloc(24), u32(2)),
      box(
        'trak',
        full('tkhd', 3, u32(0, 0, 1, 0, 2, 0, 0), u16(0, 0, 0, 0), matrix, u32(TILE << 16, TILE << 16)),
        box(
          'mdia',
          full('mdhd', 0, u32(0, 0, 30, 2), u16(0x55c4, 0)),
          full('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
          box(
            'minf',
            full('vmhd', 1, u16(0, 0, 0, 0)),
            box('dinf', full('dref', 0, u32(1), full('url ', 1))),
            box(
              'stbl',
              full('stsd', 0, u32(1), entry),
              full('stts', 0, u32(1, 2, 1)),
              full('stsc', 0, u32(1, 1, 2, 1)),
              full('stsz', 0, u32(0, 2), u32(...samples.map(({ data }) => data.length))),
              full('stco', 0, u32(1, start)),
            ),
          ),
        ),
      ),
    )
  const head = box('ftyp', Buffer.from('msf1'), u32(0), Buffer.from('msf1hevciso8'))
  return Buffer.concat([
    head,
    moov(head.length + moov(0).length + 8),
    box('mdat', ...samples.map(({ data }) => data)),
  ])
}
