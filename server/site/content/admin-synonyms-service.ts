import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid } from '../../platform/errors.ts'
import { SYNONYMS } from '../../platform/limits.ts'
import { forgetFailedWord } from '../../platform/search/failed-words-queries.ts'
import { marketWords } from '../../platform/search/market-words.ts'
import { synonymLists, synonymText } from '../../platform/search/synonym-lists.ts'
import { addSynonym, listSynonyms, replaceSynonyms } from '../../platform/search/synonyms-queries.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import type { WordsView } from './admin-synonyms-shared.ts'
import { savedMeanwhile } from './saving.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

const ABOUT = { noun: 'synonyms', id: 'all' }

const stateOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

const failedKey = (word: string) => word.toLowerCase()

const synonymsText = (db: Db) => synonymText(listSynonyms(db))

export function wordsView({ db, failedWords }: Pick<FastifyInstance, 'db' | 'failedWords'>): WordsView {
  const synonyms = synonymsText(db)
  return {
    failed: failedWords.latest().map(({ word, count, lastAt }) => ({
      word,
      count,
      last_at: lastAt.toISOString(),
      meant: marketWords(db).within(word) ?? '',
    })),
    synonyms,
    seen: stateOf(synonyms),
  }
}

/** @throws AppError 409 edited since `seen`; 404 not an admin */
export function saveSynonyms(
  site: Site,
  admin: ViewerView,
  { synonyms, seen }: { synonyms: string; seen?: string | undefined },
): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    if (seen !== undefined && seen !== stateOf(synonymsText(db))) throw savedMeanwhile(db, ABOUT)
    const lists = synonymLists(synonyms)
    replaceSynonyms(db, lists)
    audit(db, admin, 'save', ABOUT, m.words_audit_saved({ count: lists.length }))
  })
}

/** Also removes the word from the failed words. @throws AppError 422 same word, or too many lists; 404 not an admin */
export function addWord(
  site: Site,
  admin: ViewerView,
  { word, means }: { word: string; means: string },
): void {
  const { db } = site
  if (word.toLowerCase() === means.toLowerCase()) throw invalid({ means: [m.words_same()] })
  actAsAdmin(site, admin, () => {
    if (!addSynonym(db, word, means))
      throw invalid({ means: [m.words_too_many_lists({ most: SYNONYMS.lists })] })
    forgetFailedWord(db).run({ word: failedKey(word) })
    audit(db, admin, 'add', ABOUT, m.words_audit_added({ word, means }))
  })
}

/** @throws AppError 404 not an admin */
export function forgetWord(site: Site, admin: ViewerView, word: string): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    forgetFailedWord(db).run({ word: failedKey(word) })
    audit(db, admin, 'delete', { noun: 'failed word', id: word }, m.words_audit_forgotten({ word }))
  })
}
