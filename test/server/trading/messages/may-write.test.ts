import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, messages } from '../../../../db/schema/index.ts'
import { mayWrite, sendMessage } from '../../../../server/trading/messages/send-message-service.ts'
import { testChat } from '../../../helpers/chat.ts'

t.test('nobody writes to themselves, to nobody, past a block, or while one of the two is away', async (t) => {
  const { app, ada, bob, call, send } = await testChat(t)
  t.ok(mayWrite(app.db, ada.id, bob.id))
  t.notOk(mayWrite(app.db, ada.id, ada.id))
  t.notOk(mayWrite(app.db, ada.id, 999))
  for (const met of [false, true]) {
    if (met) await send(ada, bob, { message: 'Hello' })
    for (const { id } of [ada, bob]) {
      for (const column of ['suspendedAt', 'pendingSince'] as const) {
        const change = (to: Date | null) =>
          app.db
            .update(accounts)
            .set({ [column]: to })
            .where(eq(accounts.id, id))
            .run()
        change(new Date())
        t.notOk(mayWrite(app.db, ada.id, bob.id), `${column}, ${met ? '' : 'not '}met before`)
        change(null)
      }
    }
  }
  await call(bob, 'POST', `/blocks/${ada.id}`)
  t.notOk(mayWrite(app.db, ada.id, bob.id))
  t.notOk(mayWrite(app.db, bob.id, ada.id))
})

t.test('a message whose files came while its sender was suspended is not sent', async (t) => {
  const { app, ada, bob } = await testChat(t)
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, ada.id)).run()
  t.throws(() => sendMessage(app.db, ada.id, bob.id, { message: 'still here' }), /suspended/)
  t.strictSame(app.db.select().from(messages).all(), [])
})
