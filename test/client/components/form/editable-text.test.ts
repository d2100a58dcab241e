import t from 'tap'
import { editableText } from '../../../../client/components/form/editable-text.ts'
import { safeHtml } from '../../../../server/site/content/safe-html.ts'

t.test('plain text round-trips', async (t) => {
  for (const text of [
    'One',
    'One\ntwo',
    'One\n\ntwo\nthree',
    'a < b & c > "d"',
    '&lt;p&gt; & &amp;',
    "it's",
  ]) {
    t.equal(editableText(safeHtml(text)), text, text)
  }
})

t.test('what is richer stays HTML', async (t) => {
  const html = safeHtml('<p>One <b>two</b></p>')
  t.equal(editableText(html), html)
})
