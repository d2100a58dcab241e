import t from 'tap'
import { type HoleMark, PageTemplate } from '../../../../server/site/pages/page-template.ts'

t.test('holes are filled, the rest stays', async (t) => {
  const html = 'a<!--hole:heart:7-->b<!--hole:account:0-->c<!--hole:heart:9--><!--hole:heart:7-->d'
  const made = new PageTemplate(html, 'en', () => Buffer.from('-'))
  t.equal((await made.visitor.in('identity')).bytes.toString(), 'a-b-c--d')
  const fill = ({ name, about }: HoleMark) => Buffer.from(`${name}${about}ü`)
  t.equal(made.fill(fill).toString(), 'aheart7übaccount0ücheart9üheart7üd')
  t.strictSame([...made.things], [['heart', [7, 9]]], 'each thing is asked about once')
})

t.test('a page without holes is whole', async (t) => {
  const made = new PageTemplate('plain', 'en', () => Buffer.from('-'))
  t.equal(made.fill(() => Buffer.from('-')).toString(), 'plain')
  t.equal(made.things.size, 0)
})
