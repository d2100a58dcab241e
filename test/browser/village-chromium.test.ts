import t from 'tap'
import { startChromium } from '../helpers/engines/chromium.ts'
import { KeyboardPerson } from '../helpers/engines/keyboard-person.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { village } from './village.ts'

t.test('the village story by keyboard in Chromium', { skip: missingBrowser('Chromium') }, (t) =>
  village(t, () => startChromium(), KeyboardPerson),
)
