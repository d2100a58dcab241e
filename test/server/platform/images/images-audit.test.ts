import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { accounts, images } from '../../../../db/schema/index.ts'
import { asideFolder, renditionFile } from '../../../../server/platform/images/image-files.ts'
import { auditUploads } from '../../../../server/platform/images/images-audit.ts'
import { storeImage, withImages } from '../../../../server/platform/images/images-service.ts'
import { auditAttachments } from '../../../../server/trading/messages/attachments-audit.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { testImageStore, twoColours } from '../../../helpers/pictures.ts'

const LATER = Date.now() + 25 * 60 * 60 * 1000

t.test('remains of a crash are deleted after a day', async (t) => {
  const store = await testImageStore(t)
  const half = join(asideFolder(store.folder), 'image-half')
  mkdirSync(half)
  const stranger = renditionFile(store.folder, 'ab'.repeat(16), 320)
  mkdirSync(join(store.folder, 'ab'))
  writeFileSync(stranger, 'x')
  await storeImage(store, await twoColours(30, 20).png().toBuffer())
  store.claims.clear()

  t.strictSame(await auditUploads(store), { removed: 0, missing: 0 })
  t.ok(existsSync(half) && existsSync(stranger))
  t.equal((await auditUploads(store, LATER)).removed, 2)
  t.notOk(existsSync(half) || existsSync(stranger))
  t.equal(store.db.select().from(images).all().length, 0)
})

t.test('missing files are counted and what is in use stays', async (t) => {
  const store = await testImageStore(t)
  const sources = [await twoColours(400, 300).png().toBuffer(), await twoColours(90, 300).png().toBuffer()]
  await withImages(store, sources, (ids) => {
    for (const avatarImageId of ids) {
      store.db
        .insert(accounts)
        .values({
          name: 'Ada',
          email: `ada${avatarImageId}@example.test`,
          phoneNumber: '+15550100',
          address: 'Mill Lane',
          passwordHash: '-',
          termsAcceptedAt: new Date(),
          avatarImageId,
        })
        .run()
    }
  })
  t.strictSame(await auditUploads(store, LATER), { removed: 0, missing: 0 })
  const [first] = store.db.select().from(images).all()
  rmSync(renditionFile(store.folder, first!.hash, first!.width))
  t.strictSame(await auditUploads(store, LATER), { removed: 0, missing: 1 })
})

t.test('the uploads of a database that is lost, or named wrongly, stay for when it is back', async (t) => {
  const env = testEnvironment(t)
  const aWeekAgo = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000)
  const files = [`ab/${'ab'.repeat(16)}-320.webp`, `attachments/00/${'0'.repeat(32)}.txt`].map((name) =>
    join(env.UPLOADS_DIR!, name),
  )
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'x')
    utimesSync(file, aWeekAgo, aWeekAgo)
  }
  const app = await testApp(t, env)
  await auditUploads(app.images, LATER)
  await auditAttachments(app.db, env.UPLOADS_DIR!, LATER)
  for (const file of files) t.ok(existsSync(file))
})
