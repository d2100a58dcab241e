import t from 'tap'
import { startChromium } from '../helpers/engines/chromium.ts'
import { KeyboardPerson } from '../helpers/engines/keyboard-person.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { wholeStory } from './whole-story.ts'

const likes = { forcedColors: 'active' } as const

t.test(
  'two people live the whole story by keyboard alone, in forced colours and without motion',
  { skip: missingBrowser('Chromium') },
  (t) => wholeStory(t, () => startChromium(likes), KeyboardPerson),
)
