import t from 'tap'
import { disk } from './rows/disk.ts'
import { files } from './rows/files.ts'
import { flood } from './rows/flood.ts'

for (const [name, row] of [
  [disk.title, disk],
  [files.title, files],
  ['slow and flooding connections: every page is served to others', flood],
] as const) {
  t.test(name, async (t) => {
    const { lines, failures } = await row.run({ long: false }, () => {})
    for (const line of lines) t.comment(line)
    t.strictSame(failures, [], lines.join('; '))
  })
}
