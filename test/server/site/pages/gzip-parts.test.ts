import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import t from 'tap'
import { gzipPart, joinGzip } from '../../../../server/site/pages/compress.ts'

const joined = (parts: Buffer[]) => joinGzip(parts.map(gzipPart))

t.test('parts that were compressed apart are read as one', async (t) => {
  const cases = {
    none: [],
    'an empty one': [Buffer.alloc(0)],
    one: [Buffer.from('alone')],
    'texts that repeat each other': Array.from({ length: 5 }, (_, at) =>
      Buffer.from(`Tausch ${at} `.repeat(99)),
    ),
    'noise of all lengths': Array.from({ length: 70 }, (_, length) => randomBytes(length)),
    'empty ones between': ['', 'a', '', '', 'b', ''].map((text) => Buffer.from(text)),
    'beyond the window of deflate': [randomBytes(70_000), Buffer.from('x'), Buffer.alloc(100_000, 'swap ')],
  }
  for (const [name, parts] of Object.entries(cases)) {
    // Node verifies length and checksum.
    t.same(gunzipSync(joined(parts)), Buffer.concat(parts), name)
  }
})

t.test('a part can be in several files', async (t) => {
  const [head, foot] = [gzipPart(Buffer.from('<b>')), gzipPart(Buffer.from('</b>'))]
  for (const name of ['Ada', 'Zoë', '']) {
    const file = joinGzip([head, gzipPart(Buffer.from(name)), foot])
    t.equal(gunzipSync(file).toString(), `<b>${name}</b>`)
  }
})

t.test('gzip itself takes it', async (t) => {
  const file = joined([Buffer.from('from '), Buffer.from('two parts')])
  t.equal(execFileSync('gzip', ['-dc'], { input: file }).toString(), 'from two parts')
})
