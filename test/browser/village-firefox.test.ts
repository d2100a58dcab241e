import t from 'tap'
import { startFirefox } from '../helpers/engines/firefox.ts'
import { Person } from '../helpers/engines/person.ts'
import { missingBrowser } from '../helpers/installed-browsers.ts'
import { village } from './village.ts'

t.test('the story of a village, in Arabic, in Firefox', { skip: missingBrowser('Firefox') }, (t) =>
  village(t, () => startFirefox({ 'intl.accept_languages': 'ar' }), Person, 'ar'),
)
