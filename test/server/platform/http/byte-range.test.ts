import t from 'tap'
import { byteRange } from '../../../../server/platform/http/byte-range.ts'

t.test('a part of a file is what its header asks for, and all of it where that makes no sense', async (t) => {
  const of = (header: string | undefined, ifRange?: string) => byteRange(header, 100, '"a"', ifRange)
  t.strictSame(of('bytes=0-'), { start: 0, end: 99 })
  t.strictSame(of('bytes=40-'), { start: 40, end: 99 })
  t.strictSame(of('bytes=40-49'), { start: 40, end: 49 })
  t.strictSame(of('bytes=40-4000'), { start: 40, end: 99 })
  t.strictSame(of('bytes=-10'), { start: 90, end: 99 })
  t.strictSame(of('bytes=-4000'), { start: 0, end: 99 })
  t.strictSame(of('bytes=40-', '"a"'), { start: 40, end: 99 })
  t.equal(of('bytes=40-', '"b"'), null, 'another file by now')
  for (const header of [undefined, '', 'bytes=-', 'bytes=1-2,4-5', 'lines=1-2', 'bytes=9-3', 'bytes=x-']) {
    t.equal(of(header), null, header ?? 'none')
  }
  for (const header of ['bytes=100-', 'bytes=-0']) t.equal(of(header), 'unsatisfiable', header)
})
