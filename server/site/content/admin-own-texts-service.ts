import type { Db } from '../../../db/open.ts'
import type { Language } from '../../platform/catalogues/current.ts'
import { isDefaultText, type OwnTexts, setOwnTexts } from '../../platform/catalogues/default-texts.ts'
import { ownName } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { siteLanguages } from '../../platform/languages/languages-service.ts'
import { isLanguage } from '../../platform/languages/languages-shared.ts'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'
import { escaped } from '../../platform/schemas/escaped-shared.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import type { OwnTextsView } from './admin-own-texts-shared.ts'
import { ownTextsRow, storedTexts, writeOwnTexts } from './own-texts-queries.ts'
import { htmlToText, safeHtml } from './safe-html.ts'

const ownTexts = (db: Db): OwnTexts => JSON.parse(ownTextsRow(db).get()?.json ?? '{}')

export const loadOwnTexts = (db: Db): void => setOwnTexts(ownTexts(db))

const sources = (db: Db): string[] =>
  storedTexts(db)
    .all()
    .filter((text) => !isDefaultText(text))

/** Stored HTML always begins with an element. */
const isHtml = (source: string) => source.startsWith('<')

const asText = (text: string) => (isHtml(text) ? htmlToText(text) : text)

/** Converts typed text to the format of its source: in HTML, lines become paragraphs. */
function asStored(source: string, typed: string): string {
  if (!isHtml(source)) return typed
  const lines = typed.split(/\s*\n\s*/).filter(Boolean)
  return safeHtml(lines.map((line) => `<p>${escaped(line)}</p>`).join(''))
}

export function ownTextsView(db: Db, asked: unknown): OwnTextsView {
  const { offered, site } = siteLanguages(db)
  const languages = offered.filter((code) => code !== site)
  const language = isLanguage(asked) && languages.includes(asked) ? asked : (languages[0] ?? null)
  const own = (language && ownTexts(db)[language]) || {}
  return {
    language,
    languages,
    texts: sources(db).map((source) => ({
      source,
      reads: asText(source),
      translation: asText(own[source] ?? ''),
    })),
  }
}

/** An empty translation is deleted, as are those of removed texts. @throws AppError 404 not an admin, or the text was removed */
export function saveOwnText(
  site: Pick<AdminSite, 'config' | 'db'>,
  admin: ViewerView,
  { language, source, translation }: { language: Language; source: string; translation: string },
): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    const known = new Set(sources(db))
    if (!known.has(source)) throw notFound(m.texts_gone())
    const all = ownTexts(db)
    const own = Object.entries(all[language] ?? {}).filter(([text]) => text !== source && known.has(text))
    if (translation) own.push([source, asStored(source, translation)])
    writeOwnTexts(db, { ...all, [language]: Object.fromEntries(own) })
    const what = { language: ownName(language), text: cutText(asText(source), 100) }
    audit(db, admin, 'save', { noun: 'text', id: language }, m.texts_audit(what))
  })
  loadOwnTexts(db)
}
