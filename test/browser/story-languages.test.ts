import t from 'tap'
import { startChromium } from '../helpers/engines/chromium.ts'
import { PHONE } from '../helpers/engines/engine.ts'
import { readersOf } from '../helpers/engines/phone-person.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { wholeStory } from './whole-story.ts'

/** Names, and words in users' own content. */
const NAMES = ['Ada', 'Bob', 'Guitar', 'Camera', 'photo.png', 'photo.webp', 'our-rules']

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['ar', 'ar-EG'],
] as const) {
  t.test(
    `two people with small phones live the whole story in ${language}, and read no word of English`,
    { skip: missingBrowser('Chromium') },
    async (t) => {
      const { PhonePerson, findings } = readersOf(language, NAMES)
      await wholeStory(
        t,
        () => startChromium({ viewport: PHONE, hasTouch: true, locale }),
        PhonePerson,
        language,
      )
      t.strictSame([...findings.english], [])
      t.strictSame([...findings.wide], [])
    },
  )
}
