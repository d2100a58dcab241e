import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { accounts, images } from '../../../db/schema/index.ts'
import { asideFolder, renditionFile } from '../../../server/images/image-files.ts'
import { auditUploads } from '../../../server/images/images-audit.ts'
import { storeImage, withImages } from '../../../server/images/images-service.ts'
import { testImageStore, twoColours } from '../../helpers/pictures.ts'

const LATER = Date.now() + 25 * 60 * 60 * 1000

t.test('what a crash left behind goes, after a day and not before', async (t) => {
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
