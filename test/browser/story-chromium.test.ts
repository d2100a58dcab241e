import t from 'tap'
import { startChromium } from '../helpers/engines/chromium.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { wholeStory } from './whole-story.ts'

t.test('two people live the whole story in Chromium', { skip: missingBrowser('Chromium') }, (t) =>
  wholeStory(t, () => startChromium({ reducedMotion: 'no-preference' })),
)
