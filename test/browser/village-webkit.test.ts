import t from 'tap'
import { startWebKit } from '../helpers/engines/webkit.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { village } from './village.ts'

t.test('the story of a village, in WebKit', { skip: missingBrowser('WebKit') }, (t) =>
  village(t, startWebKit),
)
