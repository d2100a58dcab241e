import t from 'tap'
import { asciiDigits } from '../../../../server/platform/schemas/digits-shared.ts'
import { decimalOf } from '../../../../server/platform/schemas/numbers-shared.ts'

t.test('digits of Arabic, Persian and Japanese keyboards are read', (t) => {
  for (const typed of ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'])
    t.equal(asciiDigits(typed), '0123456789')
  t.equal(decimalOf('１２.５'), 12.5)
  t.end()
})
