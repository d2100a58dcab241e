import t from 'tap'
import { startFirefox } from '../helpers/engines/firefox.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { wholeStory } from './whole-story.ts'

t.test('two people live the whole story in Firefox', { skip: missingBrowser('Firefox') }, (t) =>
  wholeStory(t, startFirefox),
)
