import t from 'tap'
import { CARD_TEXTS } from '../../../../client/components/payments/card-text.ts'

const { number, expiry, cvv } = CARD_TEXTS

t.test('a card number is grouped in fours, digits only', async (t) => {
  t.equal(number!.write('4111111111111111'), '4111 1111 1111 1111')
  t.equal(number!.write('4111-1111 a'), '4111 1111')
  t.equal(number!.write('1'.repeat(30)), '1111 1111 1111 1111 111')
  t.equal(number!.write('4111 '), '4111', 'so that a blank can be deleted')
})

t.test('an expiry is written MM/YY, as it is typed and as it is deleted', async (t) => {
  for (const [typed, written] of [
    ['1', '1'],
    ['7', '07'],
    ['1/', '01'],
    ['12', '12'],
    ['12/', '12'],
    ['123', '12/3'],
    ['12/34', '12/34'],
    ['12 / 2034', '12/20'],
    ['1234567', '12/34'],
  ] as const)
    t.equal(expiry!.write(typed), written, typed)
})

t.test('invalid fields have errors, empty ones do not', async (t) => {
  for (const { problem } of [number!, expiry!, cvv!]) t.equal(problem(''), null)
  t.equal(number!.problem('4111 1111'), 'Card numbers have 12 to 19 digits.')
  t.equal(number!.problem('4111 1111 1111'), null)
  t.equal(cvv!.problem('12'), 'A CVV has 3 or 4 digits.')
  t.equal(cvv!.problem('123'), null)
  t.equal(expiry!.problem('12/'), 'Two digits for the month and two for the year.')
  t.equal(expiry!.problem('13/99'), 'The month is a number from 01 to 12.')
  t.equal(expiry!.problem('00/99'), 'The month is a number from 01 to 12.')
  t.equal(expiry!.problem('12/99'), null)
  t.equal(expiry!.problem('01/20'), 'This date has passed.')
  const now = new Date()
  const thisMonth = `${String(now.getMonth() + 1).padStart(2, '0')}/${String(now.getFullYear()).slice(2)}`
  t.equal(expiry!.problem(thisMonth), null, 'a card is good until its month has ended')
})
