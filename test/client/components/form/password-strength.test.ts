import t from 'tap'
import { MOST_STRENGTH, passwordStrength } from '../../../../client/components/form/password-strength.ts'

t.test('longer passwords are stronger, repeated characters hardly count', async (t) => {
  t.equal(passwordStrength(''), 0)
  t.equal(passwordStrength('abcdef'), 1)
  t.equal(passwordStrength('a'.repeat(64)), 1)
  t.equal(passwordStrength('abababababababab'), 1)
  t.equal(passwordStrength('kdu37fhq'), 2)
  t.equal(passwordStrength('kdu37fhq9xmw'), 3)
  t.equal(passwordStrength('wool lamp river seven'), MOST_STRENGTH)
})
