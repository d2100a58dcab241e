import t from 'tap'
import { LANGUAGES, speaking } from '../../server/platform/catalogues/current.ts'
import { isDefaultText, worded } from '../../server/platform/catalogues/default-texts.ts'
import former from '../../server/platform/catalogues/former-texts.json' with { type: 'json' }
import * as m from '../../server/platform/catalogues/messages.ts'

t.test('a default text of an earlier version is shown as today’s, in the reader’s language', async (t) => {
  const messages = m as unknown as Record<string, () => string>
  for (const [key, texts] of Object.entries(former.defaults))
    for (const text of texts) {
      t.ok(isDefaultText(text), text)
      for (const language of LANGUAGES)
        speaking(language, () => t.equal(worded(`<p>${text}</p>`), `<p>${messages[key]!()}</p>`, key))
    }
})
