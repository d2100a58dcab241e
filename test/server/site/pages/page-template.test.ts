import t from 'tap'
import { PageTemplate, type SlotMark } from '../../../../server/site/pages/page-slots.ts'

t.test('slots are filled, the rest stays', async (t) => {
  const html = 'a<!--slot:heart:7-->b<!--slot:account:0-->c<!--slot:heart:9--><!--slot:heart:7-->d'
  const made = new PageTemplate(html, 'en', () => Buffer.from('-'))
  t.equal((await made.visitor.in('identity')).bytes.toString(), 'a-b-c--d')
  const fill = ({ name, about }: SlotMark) => Buffer.from(`${name}${about}ü`)
  t.equal(made.fill(fill).toString(), 'aheart7übaccount0ücheart9üheart7üd')
  t.strictSame([...made.subjects], [['heart', [7, 9]]], 'each thing is asked about once')
})

t.test('a page without slots is whole', async (t) => {
  const made = new PageTemplate('plain', 'en', () => Buffer.from('-'))
  t.equal(made.fill(() => Buffer.from('-')).toString(), 'plain')
  t.equal(made.subjects.size, 0)
})
