import t from 'tap'
import { isPicture, known, problemOf } from '../../../../client/components/chat/file-kinds.ts'
import { twoColours } from '../../../helpers/pictures.ts'

t.test('an image is detected by its content, independent of name and type', async (t) => {
  for (const kind of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const bytes = new Uint8Array(await twoColours(60, 40).toFormat(kind).toBuffer())
    for (const [name, type] of [
      ['IMG_2041', ''],
      ['scan.pdf', 'application/pdf'],
      ['photo.png', 'image/png'],
    ] as const) {
      const file = await known(new File([bytes], name, { type }))
      t.match(
        { name: file.name, type: file.type, size: file.size },
        { name, type: `image/${kind}`, size: bytes.length },
      )
      t.ok(isPicture(file))
      t.equal(problemOf(file), null, `${name}, ${kind}`)
    }
  }
})

t.test('other files stay as they are', async (t) => {
  const document = new File(['%PDF-1.7'], 'deed.pdf', { type: 'application/pdf' })
  t.equal(await known(document), document)
  t.match(problemOf(await known(new File(['MZ'], 'setup'))), /^Unsupported|setup/)
})
