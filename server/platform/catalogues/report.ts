import { languageNames, readCatalogues, SOURCE, textsOf } from './generate.ts'

// `npm run -s translations`: what is missing or broken, in each language.

const { faults, missing, english } = await readCatalogues()
for (const language of languageNames()) {
  if (language === SOURCE) continue
  const lacks = missing.get(language)!
  const broken = faults.get(language)!
  process.stdout.write(
    `${language}: ${english.size - lacks.length} of ${english.size}, ${broken.size} broken\n`,
  )
  for (const [key, fault] of broken)
    process.stdout.write(`  ${key}: ${fault}: ${textsOf(language).get(key)}\n`)
  for (const key of lacks) process.stdout.write(`  ${key}: ${english.get(key)}\n`)
}
