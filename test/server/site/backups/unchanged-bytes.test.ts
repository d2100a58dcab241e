import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import t from 'tap'
import { images, itemImages } from '../../../../db/schema/index.ts'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import { verifyBackup } from '../../../../server/site/backups/verify-backup.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { randomUploads } from '../../../helpers/random-uploads.ts'

const PAGE = 4096

/** Hashes of a file's pages. */
const pagesOf = (file: string) => {
  const bytes = readFileSync(file)
  return Array.from({ length: bytes.length / PAGE }, (_, at) =>
    createHash('md5')
      .update(bytes.subarray(at * PAGE, (at + 1) * PAGE))
      .digest('hex'),
  )
}

t.test('what did not change keeps its bytes in the next backup', async (t) => {
  const app = await testApp(t)
  const { databaseFile, uploadsDir } = app.config
  const { id } = testAccount(app)
  let day = 10
  const next = async () => {
    const file = join(uploadsDir, '..', `full-2026-11-${day++}.sqlite`)
    const result = await makeBackup({ databaseFile, uploadsDir, file })
    verifyBackup(file)
    return { file, pages: pagesOf(file), ...result }
  }
  /** Bytes of a backup's pages that are not in the previous one. */
  const newBytes = (now: string[], before: string[]) => {
    const known = new Set(before)
    return now.filter((page) => !known.has(page)).length * PAGE
  }
  randomUploads(app, id, 40, 200_000)
  const first = await next()
  const added = randomUploads(app, id, 10, 200_000)
  const second = await next()
  t.ok(
    newBytes(second.pages, first.pages) < 1.5 * added,
    `${newBytes(second.pages, first.pages)} of ${added}`,
  )

  const [, gone] = app.db.select().from(images).all()
  app.db.delete(itemImages).where(eq(itemImages.imageId, gone!.id)).run()
  app.db.delete(images).where(eq(images.id, gone!.id)).run()
  const third = await next()
  t.equal(third.files, second.files - 3)
  t.ok(newBytes(third.pages, second.pages) < 500_000, 'a deleted picture moves none of the others')
  const archive = new Sqlite(third.file, { readonly: true })
  t.teardown(() => archive.close())
  const names = archive.prepare('SELECT name FROM sqlar').pluck().all() as string[]
  t.equal(names.length, third.files, 'an empty place is no file of the archive')
  t.notOk(readFileSync(third.file).includes(gone!.hash), 'and does not name what was there')

  const fourth = await next()
  t.ok(newBytes(fourth.pages, third.pages) < 500_000, 'places stay empty in later backups')

  for (const { id } of app.db.select().from(images).all().slice(0, 20)) {
    app.db.delete(itemImages).where(eq(itemImages.imageId, id)).run()
    app.db.delete(images).where(eq(images.id, id)).run()
  }
  const fifth = await next()
  t.ok(fifth.size < 0.75 * fourth.size, 'room is given back once it is more than a quarter')
})
