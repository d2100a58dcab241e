import { copyFileSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import t from 'tap'
import { testApp, testEnvironment } from '../helpers/app.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures/databases')

for (const fixture of globSync(join(FIXTURES, '*.sqlite'))) {
  t.test(
    `${basename(fixture)} is searched by words, forms, slips and synonyms as soon as it opens`,
    async (t) => {
      const { DATABASE_FILE, ...env } = testEnvironment(t)
      copyFileSync(fixture, DATABASE_FILE!)
      const app = await testApp(t, { ...env, DATABASE_FILE: DATABASE_FILE! })
      const find = async (text: string) => {
        const { data } = (await app.inject({ url: '/api/home/search', query: { product: text } })).json()
        return { names: data.products.map(({ name }: { name: string }) => name), corrected: data.corrected }
      }
      t.strictSame(await find('offered expired'), { names: ['Offered, expired'], corrected: null })
      t.strictSame(await find('offers expired'), { names: ['Offered, expired'], corrected: null })
      t.strictSame(await find('offered expirde'), {
        names: ['Offered, expired'],
        corrected: 'offered expired',
      })
      // Synonyms did not exist in that version.
      const tables = app.db.$client.prepare<[], string>('SELECT text FROM synonyms').pluck().all()
      t.ok(tables.includes('sofa'), 'with the lists of synonyms of a new site')
      t.strictSame(await find('whatnots'), { names: [], corrected: null })
      app.failedWords.write()
      t.strictSame(
        app.failedWords.latest().map(({ word }) => word),
        ['whatnots'],
      )
    },
  )
}
