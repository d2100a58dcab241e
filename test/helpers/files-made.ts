import { watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** File names created and removed in a folder during `work`; a temporary file appears twice. */
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
    // A last file marks the end, because events arrive in order but late.
    writeFileSync(join(folder, last), '')
    await seen
    return names
  } finally {
    watcher.close()
  }
}
