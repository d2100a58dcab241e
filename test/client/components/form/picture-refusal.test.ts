import t from 'tap'
import { isPicture, pictureRefusal } from '../../../../client/components/form/picture-refusal.ts'
import { PICTURE_BYTES } from '../../../../server/platform/images/images-shared.ts'
import { twoColours } from '../../../helpers/pictures.ts'

/** The content does not match name and type, because only the content counts. */
const file = (content: string | Uint8Array<ArrayBuffer>) =>
  new File([content], 'notes.txt', { type: 'text/plain' })
/** Start of an ISO base media file with brand `major`. */
const boxes = (major: string, ...others: string[]) =>
  file(`\0\0\0 ftyp${major}\0\0\0\0${others.join('')}\0\0\0\0meta`)

t.test('each kind of picture that is taken is known by its content', async (t) => {
  const drawn = twoColours(60, 40)
  for (const kind of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const)
    t.equal(
      await pictureRefusal(file(new Uint8Array(await drawn.toFormat(kind).toBuffer()))),
      undefined,
      kind,
    )
  t.ok(
    await isPicture(boxes('mif1', 'mif1', 'avif', 'miaf')),
    'an AVIF that names itself only in second place',
  )
  for (const [major, ...others] of [
    ['heic', 'mif1'],
    ['mif1', 'heic'],
    ['mif1', 'miaf'],
    ['msf1', 'hevc'],
  ] as const)
    t.equal(await pictureRefusal(boxes(major, ...others)), undefined, `HEIC: ${major}`)
})

t.test('what is none is refused, and first of all what is too large', async (t) => {
  const taken = 'Only JPEG, PNG, WebP, GIF, AVIF and HEIC pictures are accepted.'
  for (const [name, none] of Object.entries({
    text: file('not a picture'),
    empty: file(''),
    SVG: file('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    video: boxes('mp42', 'isom', 'mp42'),
    sound: file('RIFF\0\0\0\0WAVEfmt '),
  }))
    t.equal(await pictureRefusal(none), taken, name)
  t.equal(await pictureRefusal(file(new Uint8Array(PICTURE_BYTES + 1))), 'A picture can be up to 10 MB.')
})
