import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { WordsView } from '../../../server/site/content/admin-synonyms-shared.ts'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { Field, TextAreaField } from '../../components/form/field.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.words_title() })

function Failed({ word, count, last_at, meant }: WordsView['failed'][number]) {
  return (
    <li className="panel reported">
      <h2>
        <bdi>{word}</bdi>
      </h2>
      <p>
        <Sentence of={m.words_looked_for({ count, when: () => <RelativeTime at={last_at} /> })} />
      </p>
      <CallForm
        call="POST /api/admin/synonyms/word"
        label={m.words_make_synonym()}
        busy={m.form_saving()}
        about={word}
        look=""
        fields={{ word }}
      >
        <Field
          label={m.words_means()}
          name="means"
          defaultValue={meant}
          maxLength={LONGEST.synonym}
          autoComplete="off"
          dir="auto"
        />
      </CallForm>
      <CallForm
        call="POST /api/admin/failed-words/forget"
        label={m.words_forget()}
        busy={m.form_saving()}
        about={word}
        fields={{ word }}
      />
    </li>
  )
}

export default function WordsPage({ failed, synonyms, seen }: PageProps<WordsView>) {
  return (
    <>
      <h1>{m.words_title()}</h1>
      <p className="lead">{m.words_lead()}</p>
      <NeedsScript />
      <section aria-labelledby="failed-title">
        <h2 id="failed-title">{m.words_not_found()}</h2>
        <p>{m.words_not_found_lead()}</p>
        {failed.length === 0 ? (
          <EmptyState title={m.words_none()} />
        ) : (
          <ul className="reported-list">
            {failed.map((one) => (
              <Failed key={one.word} {...one} />
            ))}
          </ul>
        )}
      </section>
      <section className="panel form">
        <h2>{m.words_synonyms()}</h2>
        <CallForm
          call="POST /api/admin/synonyms"
          label={m.form_save()}
          busy={m.form_saving()}
          look=""
          fields={{ seen }}
        >
          <TextAreaField
            label={m.words_lists()}
            help={m.words_lists_help()}
            name="synonyms"
            defaultValue={synonyms}
            rows={16}
            spellCheck={false}
            dir="auto"
          />
        </CallForm>
      </section>
    </>
  )
}
