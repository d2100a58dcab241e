import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { communityRules, saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('rules that were written and rolled back do not count, nor are they remembered', async (t) => {
  const { db } = await testApp(t)
  t.equal(communityRules(db).read, 'everyone')
  t.throws(() =>
    immediate(db, () => {
      saveCommunityRules(db, { read: 'members' })
      t.equal(communityRules(db).read, 'members', 'inside')
      throw new Error('rolled back')
    }),
  )
  t.equal(communityRules(db).read, 'everyone', 'after')
  saveCommunityRules(db, { read: 'members' })
  t.equal(communityRules(db).read, 'members', 'once they are saved')
})
