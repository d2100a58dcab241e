import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { attachments, messages } from '../../../../db/schema/index.ts'
import { safeName } from '../../../../server/trading/messages/attachment-types.ts'
import {
  auditAttachments,
  missingAttachments,
} from '../../../../server/trading/messages/attachments-audit.ts'
import { withAttachments } from '../../../../server/trading/messages/store-attachments.ts'
import { testChat } from '../../../helpers/chat.ts'
import { twoColours } from '../../../helpers/pictures.ts'
import { until } from '../../../helpers/until.ts'

const PDF = '%PDF-1.7\n%%EOF'
const HTML = '<!doctype html><script>alert(1)</script>'
const DOC = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(500),
  Buffer.from('WordDocument', 'utf16le'),
])
const DOCX = 'PK\u0003\u0004 [Content_Types].xml word/document.xml'
const located = await twoColours(1600, 900)
  .withExif({ IFD0: { Artist: 'Ada at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  .jpeg()
  .toBuffer()

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [entry.name] : [],
      )
    : []

t.test('an image is scaled, upright and without metadata', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  const { body } = await send(ada, bob, {}, [new File([located], 'kitchen.JPG')])
  const [file] = body.data.attachments
  t.match(file, { mime_type: 'image/webp', name: 'kitchen.webp' })
  const get = (url: string) => app.inject({ url, headers: bob.bearer })
  const picture = await get(file.url)
  t.equal(picture.headers['content-type'], 'image/webp')
  t.match(picture.headers['content-disposition'], /^inline/)
  t.equal(picture.rawPayload.length, file.size)
  const { width, exif } = await sharp(picture.rawPayload).metadata()
  t.strictSame([width, exif], [1280, undefined])
  t.equal((await sharp((await get(file.thumbnail_url)).rawPayload).metadata()).width, 320)
  t.notOk(picture.rawPayload.includes('Ada at home'))
})

t.test('documents download and never render, under the name that they were sent by', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  const files = [
    new File([PDF], 'Grüße neu.pdf'),
    new File([DOC], 'old.doc'),
    new File([DOCX], 'NEW.DOCX'),
    new File([HTML], 'page.txt'),
    new File([Buffer.from('\ufeffWritten on Windows', 'utf16le')], 'notes.txt'),
  ]
  const { body } = await send(ada, bob, { message: 'See' }, files)
  t.strictSame(
    body.data.attachments.map(({ mime_type: type }: { mime_type: string }) => type),
    [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'text/plain',
      'text/plain',
    ],
  )
  for (const { url, mime_type: type } of body.data.attachments) {
    const { statusCode, headers } = await app.inject({ url, headers: bob.bearer })
    t.equal(statusCode, 200)
    t.match(headers, {
      'content-type': type,
      'content-disposition': /^attachment; filename/,
      'x-content-type-options': 'nosniff',
      'content-security-policy': /default-src 'none'; sandbox/,
      'cache-control': 'private, no-cache',
      vary: 'cookie, authorization',
    })
  }
  const { headers, payload } = await app.inject({ url: body.data.attachments[0].url, headers: ada.bearer })
  t.match(headers['content-disposition'], "filename*=UTF-8''Gr%C3%BC%C3%9Fe%20neu.pdf")
  t.equal(payload, PDF)
})

t.test('only the two can fetch a file: for all others it is not there', async (t) => {
  const { app, ada, bob, eve, send } = await testChat(t)
  const { body } = await send(ada, bob, {}, [new File([PDF], 'deed.pdf')])
  const { url } = body.data.attachments[0]
  const status = async (headers: object, path = url) =>
    (await app.inject({ url: path, headers: { ...headers } })).statusCode
  t.equal(await status(ada.bearer), 200)
  t.equal(await status({ cookie: `swapyard_token=${bob.token}` }), 200, 'an <img> sends the page cookie')
  t.equal(await status(eve.bearer), 404)
  t.equal(await status({}), 404)
  t.equal(await status({ cookie: `swapyard_token=${eve.token}` }), 404)
  t.equal(await status(ada.bearer, '/attachments/999/deed.pdf'), 404)
  t.equal(await status(ada.bearer, '/attachments/x/deed.pdf'), 404)
  for (const { file } of app.db.select().from(attachments).all()) {
    for (const path of [`/uploads/${file}`, `/uploads/attachments/${file.slice(0, 2)}/${file}`]) {
      t.equal(await status(ada.bearer, path), 404)
    }
  }
  const unchanged = await app.inject({ url, headers: ada.bearer })
  const etag = String(unchanged.headers.etag)
  t.equal(await status({ ...ada.bearer, 'if-none-match': etag }), 304)
  t.equal(await status({ ...eve.bearer, 'if-none-match': etag }), 404)
  app.sessions.endAll(bob.id)
  t.equal(await status({ cookie: `swapyard_token=${bob.token}` }), 404)
})

t.test('with several files the name of the invalid image is given, with a single file none', async (t) => {
  const { ada, bob, send } = await testChat(t)
  const told = async (...files: File[]) => (await send(ada, bob, {}, files)).body.errors.attachments
  const cut = new File([located.subarray(0, 3000)], 'cut.jpg')
  const damaged = 'This picture is damaged or incomplete. Please choose another.'
  t.strictSame(await told(cut), [damaged])
  t.strictSame(await told(new File([PDF], 'good.pdf'), cut), [`cut.jpg: ${damaged}`])
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.svg')
  const kinds = 'Only pictures and .pdf, .doc, .docx and .txt files can be sent.'
  t.strictSame(await told(drawing), [kinds])
  t.strictSame(await told(new File([PDF], 'good.pdf'), drawing), [`drawing.svg: ${kinds}`])
})

t.test('documents of other programs are what their names say', async (t) => {
  const { ada, bob, send } = await testChat(t)
  const compound = (stream: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500), Buffer.from(stream, 'utf16le')])
  const rtf = '{\\rtf1\\ansi Drill}'
  const big = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const taken: Record<string, [name: string, content: string | Buffer<ArrayBuffer>]> = {
    'Word Online': ['a.docx', 'PK\u0003\u0004 [Content_Types].xml _rels/.rels word/document2.xml'],
    'a backslash in a ZIP': ['a.docx', 'PK\u0003\u0004 [Content_Types].xml word\\document.xml'],
    'a password': ['a.docx', compound('EncryptedPackage')],
    'a PDF after a mark': ['a.pdf', `\ufeff${PDF}`],
    'a PDF after line breaks': ['a.pdf', `\r\n\n${PDF}`],
    'a PDF of a printer': ['a.pdf', `\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n${PDF}`],
    'soft line breaks': ['a.txt', 'One\u000btwo'],
    'a final Ctrl-Z': ['a.txt', 'DIR\r\n\u001a\u001a'],
    'UTF-16 without a mark': ['a.txt', Buffer.from('Größe: 36\r\n', 'utf16le')],
    'UTF-16, big end first, without a mark': ['a.txt', big('Größe: 36\r\nmore')],
    'UTF-16 in another script': ['a.txt', Buffer.from('عندي دراجة 2\r\n', 'utf16le')],
    'UTF-16 in a script without blanks': ['a.txt', Buffer.from('我有一辆自行车\r\n', 'utf16le')],
    'UTF-16 with a final Ctrl-Z': ['a.txt', Buffer.from('\ufeffEnd\u001a', 'utf16le')],
    'RTF under .doc': ['a.doc', rtf],
    'RTF after a line break': ['a.doc', `\n${rtf}`],
    'the newer format under .doc': ['a.doc', DOCX],
  }
  for (const [what, [name, content]] of Object.entries(taken))
    t.equal((await send(ada, bob, {}, [new File([content], name)])).status, 200, what)
  const refused: Record<string, [name: string, content: string | Buffer<ArrayBuffer>]> = {
    'RTF under .docx': ['a.docx', rtf],
    'a PDF that begins late': ['a.pdf', `${'x\n'.repeat(600)}${PDF}`],
    'a Ctrl-Z in the middle': ['a.txt', 'a\u001ab'],
    'Ctrl-Z alone': ['a.txt', '\u001a'],
    zeros: ['a.txt', Buffer.alloc(40)],
    'a table under .docx': ['a.docx', compound('Workbook')],
    'a program': ['a.txt', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex')],
  }
  for (const [what, [name, content]] of Object.entries(refused))
    t.equal((await send(ada, bob, {}, [new File([content], name)])).status, 415, what)
})

t.test('a picture without an ending, or with a wrong one, is known by its content', async (t) => {
  const { ada, bob, send } = await testChat(t)
  for (const [name, kept] of [
    ['IMG_2041', 'IMG_2041.webp'],
    ['scan.pdf', 'scan.webp'],
    ['notes.txt', 'notes.webp'],
  ] as const) {
    const { status, body } = await send(ada, bob, {}, [new File([located], name, { type: '' })])
    t.equal(status, 200, name)
    t.match(body.data.attachments, [{ mime_type: 'image/webp', name: kept }])
  }
})

t.test('a file with a mismatching type is refused, and nothing of the message is stored', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  const good = new File([PDF], 'good.pdf')
  for (const [content, name] of [
    [HTML, 'invoice.pdf'],
    [` ${PDF}`, 'late.pdf'],
    [PDF, 'really.docx'],
    ['PK\u0003\u0004 just a zip', 'archive.docx'],
    ['PK\u0003\u0004 [Content_Types].xml xl/workbook.xml', 'sheet.docx'],
    ['PK\u0003\u0004 word/document.xml', 'parts.docx'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'table.doc'],
    [Buffer.from([0, 1, 2, 3]), 'binary.txt'],
    [Buffer.from([0xff, 0xfe, 1, 0, 2, 0]), 'marked.txt'],
    [Buffer.from([0xff, 0xfe, 0x41, 0, 0, 0xd8]), 'half.txt'],
    [HTML, 'page.html'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg'],
    [PDF, 'photo.jpg'],
    [HTML, 'photo.png'],
    ['MZ', 'setup.exe'],
  ] as const) {
    const { status, body } = await send(ada, bob, { message: 'x' }, [good, new File([content], name)])
    t.equal(status, 415, name)
    t.match(body.errors, { attachments: [String] })
  }
  t.equal((await send(ada, bob, {}, [new File([''], 'empty.pdf')])).status, 422)
  t.equal((await send(ada, bob, {}, [new File([located.subarray(0, 3000)], 'cut.jpg')])).status, 422)
  t.equal(app.db.select().from(messages).all().length, 0)
  // Waits, because temporary files of uploads are deleted after the response.
  await until(() => filesBelow(join(app.config.uploadsDir, '.aside')).length === 0)
})

t.test('ten files go with a message, an eleventh or one over 10 MB does not', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  const notes = (count: number) => Array.from({ length: count }, (_, at) => new File([`${at}`], `${at}.txt`))
  t.equal((await send(ada, bob, {}, notes(11))).status, 413)
  const { body } = await send(ada, bob, {}, notes(10))
  t.strictSame(
    body.data.attachments.map(({ name }: { name: string }) => name),
    notes(10).map(({ name }) => name),
    'in the order sent',
  )
  const big = new File([`%PDF-${'x'.repeat(10 * 1024 * 1024)}`], 'big.pdf')
  t.equal((await send(ada, bob, {}, [big])).status, 413)
  t.equal(app.db.select().from(messages).all().length, 1)
})

t.test('names lose folders and characters that turn them round', async (t) => {
  const { ada, bob, send } = await testChat(t)
  for (const [given, kept] of [
    ['../../etc/note.txt', 'note.txt'],
    ['C:\\temp\\note.txt', /note\.txt$/],
    ['fdp\u202etxt.txt', 'fdptxt.txt'],
    ['a\u0000b.txt', 'ab.txt'],
    ['the "good" chair.txt', 'the "good" chair.txt'],
    ['two\nlines.txt', 'twolines.txt'],
    [`${'long'.repeat(60)}.txt`, `${'long'.repeat(29)}.txt`],
    [`a${'🫖'.repeat(80)}.txt`, `a${'🫖'.repeat(57)}.txt`],
    ['.txt', /./],
  ] as const) {
    const { status, body } = await send(ada, bob, {}, [new File(['x'], given)])
    if (status === 415) t.equal(given, '.txt', 'no ending, so no document')
    else t.match(body.data.attachments[0].name, kept)
  }
  // The form parser also removes folders by default.
  t.equal(safeName('../one\\two.txt'), '.._one_two.txt')
})

t.test('an identical file is stored once, before its row', async (t) => {
  const { app, ada, bob, eve, send } = await testChat(t)
  await send(ada, bob, {}, [new File([PDF], 'one.pdf')])
  await send(bob, eve, {}, [new File([PDF], 'two.pdf')])
  const folder = join(app.config.uploadsDir, 'attachments')
  const [file, ...others] = filesBelow(folder)
  t.strictSame(others, [])
  t.equal(readFileSync(join(folder, file!.slice(0, 2), file!), 'utf8'), PDF)
})

t.test('a failed message does not delete a file that another message is about to reference', async (t) => {
  const { app } = await testChat(t)
  const path = join(app.config.uploadsDir, 'deed')
  writeFileSync(path, PDF)
  const upload = { path, name: 'deed.pdf', size: PDF.length }
  const files = () => filesBelow(join(app.config.uploadsDir, 'attachments')).length
  await withAttachments(app.images, [upload], async () => {
    writeFileSync(path, PDF)
    await t.rejects(
      withAttachments(app.images, [upload], () => Promise.reject(new Error('blocked meanwhile'))),
      { message: 'blocked meanwhile' },
    )
    t.equal(files(), 1)
  })
  t.equal(files(), 0, 'once nobody is about to name it, it goes')
})

t.test('files of a message that came to nothing are swept away once settled, and no others', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  const kept = await send(ada, bob, {}, [new File([PDF], 'kept.pdf'), new File([located], 'kept.jpg')])
  const { uploadsDir } = app.config
  // As after a power failure between writing the file and its row.
  mkdirSync(join(uploadsDir, 'attachments', '00'), { recursive: true })
  writeFileSync(join(uploadsDir, 'attachments', '00', `${'0'.repeat(32)}.txt`), 'lost')
  const files = () => filesBelow(join(uploadsDir, 'attachments')).length
  t.equal(files(), 4)
  t.equal(await auditAttachments(app.db, uploadsDir), 0, 'its row may be on its way')
  t.equal(await auditAttachments(app.db, uploadsDir, Date.now() + 25 * 60 * 60_000), 1)
  t.equal(files(), 3)
  t.equal(await missingAttachments(app.db, uploadsDir), 0)
  rmSync(join(uploadsDir, 'attachments'), { recursive: true })
  t.equal(await missingAttachments(app.db, uploadsDir), 3, 'a document, a picture and its thumbnail')

  const [document, picture] = kept.body.data.attachments
  for (const url of [picture.url, picture.thumbnail_url]) {
    const drawn = await app.inject({ url, headers: bob.bearer })
    t.match(drawn, { statusCode: 404, body: /^<svg/ }, 'a drawn picture stands in its place')
    t.match(drawn.headers, { 'content-type': 'image/svg+xml', 'content-security-policy': /sandbox/ })
  }
  t.notMatch(await app.inject({ url: document.url, headers: bob.bearer }), { body: /^<svg/ })
})
