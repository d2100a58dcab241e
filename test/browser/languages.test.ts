import t from 'tap'
import { noBrowser } from '../helpers/browser.ts'
import { walkEveryPage } from '../helpers/language-walk.ts'

for (const language of ['ar', 'de', 'pt-BR'] as const) {
  t.test(
    `at 360 px no page of anybody is too wide in ${language}, and none speaks English`,
    { skip: noBrowser },
    (t) => walkEveryPage(t, language),
  )
}
