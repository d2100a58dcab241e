import { watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of files as `work` makes and removes them in a folder: of one that comes and goes the name stands there twice. */
export async function filesMade(folder: string, work: () => unknown): Promise<string[]> {
  const last = 'last.of.all'
  const names: string[] = []
  const watcher = watch(folder)
  const seen = new Promise<void>((done) =>
    watcher.on('change', (type, name) => {
      if (name === last) done()
      else if (type === 'rename') names.push(String(name))
    }),
  )
  try {
    await work()
    // What has happened is told in its order, some time later.
    writeFileSync(join(folder, last), '')
    await seen
    return names
  } finally {
    watcher.close()
  }
}
