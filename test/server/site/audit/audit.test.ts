import { eq } from 'drizzle-orm'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { accounts } from '../../../../db/schema/index.ts'
import { LONGEST, PAGE_SIZE } from '../../../../server/platform/limits.ts'
import { audit, auditLog, lastActor } from '../../../../server/site/audit/audit-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'
import { testModerator } from '../../../helpers/moderator.ts'

const page = { noun: 'page', id: 'about' }

t.test('an act remains with the admin’s name after the account was deleted', async (t) => {
  const app = await testApp(t)
  const { db } = app
  const { id } = testAccount(app, { name: 'Ada Admin', isAdmin: true })
  audit(db, { id, name: 'Ada Admin' }, 'save', page, 'Changed the page About us')
  db.delete(accounts).where(eq(accounts.id, id)).run()
  t.match(auditLog(db), {
    acts: [{ admin_name: 'Ada Admin', summary: 'Changed the page About us' }],
    next_before: null,
  })
})

t.test('the log shows only the sentence of each act, without untranslated words', async (t) => {
  const app = await testApp(t)
  const { id } = testAccount(app)
  audit(app.db, { id, name: 'Ada' }, 'save', { noun: 'meeting place', id: 3 }, 'Treffpunkt geändert')
  const html = await testAdmin(app).page('/admin/audit-log?lang=de')
  const [, row = ''] = /<tbody>(.*)<\/tbody>/s.exec(html) ?? []
  t.match(row, '<td><bdi>Treffpunkt geändert</bdi></td></tr>')
})

t.test('an act that is undone is not in the log', async (t) => {
  const app = await testApp(t)
  const { id } = testAccount(app)
  t.throws(() =>
    immediate(app.db, () => {
      audit(app.db, { id, name: 'Ada' }, 'save', page, 'Changed')
      throw new Error('undone')
    }),
  )
  t.strictSame(auditLog(app.db).acts, [])
})

t.test('the log is paginated, newest first, each act once', async (t) => {
  const app = await testApp(t)
  const { id } = testAccount(app)
  const many = PAGE_SIZE.audit * 2 + 5
  for (let at = 1; at <= many; at++) audit(app.db, { id, name: 'Ada' }, 'save', page, `Act ${at}`)
  const seen: string[] = []
  for (let before: number | null | undefined; before !== null; ) {
    const part = auditLog(app.db, before)
    t.equal(part.is_older, before !== undefined)
    seen.push(...part.acts.map(({ summary }) => summary))
    before = part.next_before
  }
  t.strictSame(
    seen,
    Array.from({ length: many }, (_, at) => `Act ${many - at}`),
  )
})

t.test('the log describes acts in the language of the actor', async (t) => {
  const app = await testApp(t)
  const { admin, see } = testModerator(app)
  const act = async (path: string, payload: object) => {
    const headers = { ...admin.bearer, 'accept-language': 'de' }
    t.equal(
      (await app.inject({ method: 'POST', url: `/api/admin/${path}`, headers, payload })).statusCode,
      200,
    )
  }
  await act('community', { join: 'approval', read: 'members', invite: 'admins', newcomers: true })
  await act('country', { country: 'AT' })
  const rows = [...(await see('/audit-log?lang=de')).html.matchAll(/<tr id="act-.*?<\/tr>/g)]
  t.strictSame(
    rows.map(([row]) =>
      row
        .split('</td>')
        .at(-2)!
        .replaceAll(/<[^>]+>/g, ''),
    ),
    [
      'Land festgelegt: Österreich',
      'Geändert, wer was darf: Mitmachen „Wer freigeschaltet wurde“, Lesen „Mitglieder“, ' +
        'Einladen „Nur Admins“ und neue Mitglieder „Langsam anfangen“',
    ],
  )
})

t.test('the last actor of an object is known, and a summary is truncated', async (t) => {
  const app = await testApp(t)
  const { id } = testAccount(app)
  t.equal(lastActor(app.db, page), null)
  audit(app.db, { id, name: 'Ada' }, 'save', page, 'x'.repeat(LONGEST.auditSummary + 1))
  audit(app.db, { id, name: 'Bob' }, 'save', { noun: 'page', id: 'blog' }, 'Changed')
  t.equal(lastActor(app.db, page), 'Ada')
  t.equal(auditLog(app.db).acts[1]?.summary.length, LONGEST.auditSummary)
})
