import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readToolConfig } from '../platform/config.ts'
import { prepareRestore, restore } from '../site/backups/restore-service.ts'
import { LANGUAGE_OPTION, runCommand, speakingIn } from './command.ts'
import { PlainError } from './process.mjs'

const USAGE = 'Usage: npm run restore -- FILE'

function main(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'at-next-start': { type: 'boolean', default: false }, ...LANGUAGE_OPTION },
  })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new PlainError(USAGE)
  const { databaseFile, uploadsDir, startedIn } = readToolConfig(process.env)
  const places = { databaseFile, uploadsDir, file: resolve(startedIn ?? '.', name) }
  if (values['at-next-start']) {
    speakingIn(values.language, () => prepareRestore(places))
    return 'The next start of the site restores it.'
  }
  const { files, missing, before } = restore(places)
  return [
    // The count has only uploads that were written; existing ones are not written again.
    `Restored ${databaseFile}; ${files > 0 ? `${files} uploads were` : 'no upload had to be'} added to ${uploadsDir}. Start the site now.`,
    missing > 0 ? `${missing} uploads are missing; a drawn picture stands in their place.` : '',
    before ? `What was there before is kept: ${before}. Uploads only it names go once it is deleted.` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

await runCommand('Nothing was restored', main)
