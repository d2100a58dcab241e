import t from 'tap'
import { testApp } from '../../../helpers/app.ts'

t.test('the eye of a password names its field as the language has it', async (t) => {
  const app = await testApp(t)
  for (const [language, labels] of [
    ['en', ['Show new password', 'Show confirm password']],
    ['de', ['Anzeigen: Neues Passwort', 'Anzeigen: Passwort wiederholen']],
    ['fr', ['Afficher\u00a0: Nouveau mot de passe', 'Afficher\u00a0: Confirmer le mot de passe']],
  ] as const) {
    const { body } = await app.inject(`/createnewpassword?email=ada@example.test&lang=${language}`)
    const eyes = [...body.matchAll(/class="icon-button" aria-label="([^"]*)"/g)].map(([, label]) => label)
    t.strictSame(eyes, labels, language)
  }
})
