import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { importCalls, zipOf } from '../../../helpers/item-import.ts'
import { jpeg, testShop } from '../../../helpers/shop.ts'

t.test('an admin imports items for a member, who is notified', async (t) => {
  const { app, owner, fields, count } = await testShop(t)
  const admin = testAccount(app, { name: 'Ann Admin', isAdmin: true })
  const { preview, confirm } = importCalls(app, admin)
  const csv = `name,category,condition,images\nTent,${fields.product_category_id},Old,a.jpg\n`
  const zip = await zipOf({ 'items.csv': csv, 'a.jpg': jpeg })
  const url = `/api/admin/people/${owner.id}/import`
  const { status, body } = await preview(zip, { url })
  t.equal(status, 200)
  t.match(body.data, { lines: [{ line: 2, action: 'post' }], counts: { post: 1 } })
  t.equal(count(), 0)
  t.equal((await confirm(body.data.id, owner)).status, 404, 'the admin confirms')
  const { posted } = (await confirm(body.data.id)).body.data
  t.equal(posted.length, 1)
  const { product } = (await app.inject(`/api/home/product/details/${posted[0]}`)).json().data
  t.match(product, { name: 'Tent', owner: { id: owner.id } })
  await confirm(body.data.id)
  const log = app.db.$client.prepare("SELECT * FROM audit_log WHERE act = 'import'").all()
  t.match(log, [{ admin_id: admin.id, person_id: owner.id, summary: /1 item/ }])
  t.equal(log.length, 1)
  const { notifications } = (await app.inject({ url: '/api/notifications', headers: owner.bearer })).json()
    .data
  t.match(notifications, [{ type: 'items_imported' }])
  t.equal(notifications.length, 1)
})

t.test('moderators and members find no such call (404), nor do admins for an unknown member', async (t) => {
  const { app, owner } = await testShop(t)
  const url = `/api/admin/people/${owner.id}/import`
  for (const who of [owner, testAccount(app, { role: 'moderator' })])
    t.equal((await importCalls(app, who).preview('x', { url })).status, 404)
  const { preview } = importCalls(app, testAccount(app, { isAdmin: true }))
  t.equal((await preview('x', { url: '/api/admin/people/99999/import' })).status, 404)
  t.equal((await preview('x', { url })).status, 422)
})

t.test('an import for a suspended member is 409, and that of a former admin 404', async (t) => {
  const { app, owner, fields } = await testShop(t)
  const admin = testAccount(app, { isAdmin: true })
  testAccount(app, { isAdmin: true })
  const { preview, confirm } = importCalls(app, admin)
  const csv = `name,category,condition,images\nTent,${fields.product_category_id},Old,a.jpg\n`
  const zip = await zipOf({ 'items.csv': csv, 'a.jpg': jpeg })
  const url = `/api/admin/people/${owner.id}/import`
  const { id } = (await preview(zip, { url })).body.data
  const suspend = app.db.$client.prepare('UPDATE accounts SET suspended_at = ? WHERE id = ?')
  suspend.run(Date.now(), owner.id)
  t.equal((await confirm(id)).status, 409)
  t.equal((await preview(zip, { url })).status, 409)
  suspend.run(null, owner.id)
  app.db.$client.prepare("UPDATE accounts SET role = 'member' WHERE id = ?").run(admin.id)
  t.equal((await confirm(id)).status, 404)
})
