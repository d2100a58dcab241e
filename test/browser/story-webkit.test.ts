import t from 'tap'
import { startWebKit } from '../helpers/engines/webkit.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { wholeStory } from './whole-story.ts'

t.test('two people live the whole story in WebKit', { skip: missingBrowser('WebKit') }, (t) =>
  wholeStory(t, startWebKit),
)
