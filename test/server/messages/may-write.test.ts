import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts } from '../../../db/schema/index.ts'
import { mayWrite } from '../../../server/messages/send-message-service.ts'
import { testChat } from '../../helpers/chat.ts'

t.test('nobody writes to themselves, to nobody, past a block, or while one of the two is away', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  t.ok(mayWrite(app.db, ada.id, bob.id))
  t.notOk(mayWrite(app.db, ada.id, ada.id))
  t.notOk(mayWrite(app.db, ada.id, 999))
  for (const { id } of [ada, bob]) {
    for (const column of ['suspendedAt', 'pendingSince'] as const) {
      const change = (to: Date | null) =>
        app.db
          .update(accounts)
          .set({ [column]: to })
          .where(eq(accounts.id, id))
          .run()
      change(new Date())
      t.notOk(mayWrite(app.db, ada.id, bob.id), column)
      change(null)
    }
  }
  await call(bob, 'POST', `/blocks/${ada.id}`)
  t.notOk(mayWrite(app.db, ada.id, bob.id))
  t.notOk(mayWrite(app.db, bob.id, ada.id))
})
