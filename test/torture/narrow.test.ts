import t from 'tap'
import { disk } from './rows/disk.ts'
import { files } from './rows/files.ts'
import { flood } from './rows/flood.ts'

for (const row of [disk, files, flood]) {
  t.test(row.title, async (t) => {
    const { lines, failures } = await row.run({ long: false }, () => {})
    for (const line of lines) t.comment(line)
    t.strictSame(failures, [], lines.join('; '))
  })
}
