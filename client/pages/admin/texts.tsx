import { DIRECTIONS } from '../../../server/platform/catalogues/current.ts'
import { ownName } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { OwnTextsView } from '../../../server/site/content/admin-own-texts-shared.ts'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { TextAreaField } from '../../components/form/field.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.texts_title() })

export default function TextsPage({ language, languages, texts }: PageProps<OwnTextsView>) {
  return (
    <>
      <h1>{m.texts_title()}</h1>
      <p className="lead">{m.texts_lead()}</p>
      <p>{m.texts_pages()}</p>
      {language === null ? (
        <EmptyState title={m.texts_one_language()} />
      ) : (
        <>
          <NeedsScript />
          <nav className="tabs" aria-label={m.layout_language()}>
            {languages.map((code) => (
              <a
                key={code}
                href={`/admin/texts?language=${code}`}
                lang={code}
                aria-current={code === language ? 'page' : undefined}
              >
                {ownName(code)}
              </a>
            ))}
          </nav>
          {texts.length === 0 ? (
            <EmptyState title={m.texts_none()} />
          ) : (
            <ul className="reported-list">
              {texts.map(({ source, reads, translation }) => (
                <li key={source} className="panel">
                  <CallForm
                    call="POST /api/admin/texts"
                    label={m.form_save()}
                    busy={m.form_saving()}
                    about={reads.slice(0, 60)}
                    fields={{ language, source }}
                  >
                    <TextAreaField
                      label={reads}
                      name="translation"
                      rows={reads.length > 80 ? 4 : 1}
                      maxLength={LONGEST.sectionText}
                      defaultValue={translation}
                      lang={language}
                      dir={DIRECTIONS[language]}
                    />
                  </CallForm>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}
