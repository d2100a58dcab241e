import t from 'tap'
import { startChromium } from '../helpers/engines/chromium.ts'
import { KeyboardPerson } from '../helpers/engines/keyboard-person.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { wholeStory } from './whole-story.ts'

const likes = { forcedColors: 'active' } as const

t.test(
  'the whole story for two people by keyboard, with forced colours and reduced motion',
  { skip: missingBrowser('Chromium') },
  (t) => wholeStory(t, () => startChromium(likes), KeyboardPerson),
)
