import t from 'tap'
import { slugOf } from '../../../../client/components/admin/slug-of.ts'
import { NewPage } from '../../../../server/site/content/admin-pages-shared.ts'

t.test('an address is suggested for a title in each of the site’s languages, or none', async (t) => {
  const suggested = {
    'Our rules': 'our-rules',
    'Straßenfest & Regeln': 'strassenfest-regeln',
    'ÜBER UNS – GROẞ': 'uber-uns-gross',
    'Œuvres d’été, à Besançon': 'oeuvres-d-ete-a-besancon',
    '¿Qué es el año del pingüino?': 'que-es-el-ano-del-pinguino',
    'Łódź og Århus på Ærø': 'lodz-og-arhus-pa-aero',
    'Swap 2026 🎉 قواعد': 'swap-2026',
    [`${'x'.repeat(59)} y`]: 'x'.repeat(59),
  }
  for (const [title, slug] of Object.entries(suggested)) {
    t.equal(slugOf(title), slug)
    t.equal(NewPage.safeParse({ title, slug }).success, true, `${slug} is taken`)
  }
  for (const title of ['قواعد السوق', '🎉', ' ', '']) t.equal(slugOf(title), '')
})
