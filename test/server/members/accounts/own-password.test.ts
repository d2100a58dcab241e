import t from 'tap'
import { proofs } from '../../../../db/schema/index.ts'
import { findAccount, updateAccount } from '../../../../server/members/accounts/accounts-queries.ts'
import { askForEmail } from '../../../../server/members/accounts/email-service.ts'
import { WordForgetter } from '../../../../server/platform/search/forget-words.ts'
import { askForExport } from '../../../../server/privacy/account-deletion/export-service.ts'
import { leave } from '../../../../server/privacy/account-deletion/leaving-service.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('the old password is useless after the owner has changed it', async (t) => {
  const app = await testApp(t)
  const { id, email } = testAccount(app)
  const { passwordHash } = findAccount(app.db, id)!
  const uncounted = async () => {}
  const site = Object.assign(app, { words: new WordForgetter(app, () => {}) })
  for (const begin of [
    () => askForEmail(app, id, { email: 'thief@example.test', password: PASSWORD }, uncounted),
    () => askForExport(app, id, PASSWORD, uncounted),
    () => leave(site, id, PASSWORD),
  ]) {
    updateAccount(app.db, id, { passwordHash })
    const begun = begin()
    // Simulates the owner's reset while the old password is being verified.
    updateAccount(app.db, id, { passwordHash: 'of a new one' })
    t.match(await begun.catch((error) => error), { status: 422, fields: { password: [String] } })
  }
  t.match(findAccount(app.db, id), { email, leftAt: null })
  t.same(app.db.select().from(proofs).all(), [])
})
