import * as m from '../../../server/platform/catalogues/messages.ts'
import { LISTED, LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { FooterList } from '../../../server/site/content/content-shared.ts'
import { defaultFooterLists } from '../common/footer-lists.ts'
import { Field } from '../form/field.tsx'
import { ListEditor } from './list-editor.tsx'

interface Props {
  /** Undefined for the default lists, which are localized. */
  lists: FooterList[] | undefined
  error: string | undefined
  onChange: (lists: FooterList[] | undefined) => void
}

export function FooterLists({ lists, error, onChange }: Props) {
  if (!lists) {
    return (
      <div className="field">
        <p className="help">{m.place_footer_as_delivered()}</p>
        <button
          type="button"
          className="button quiet"
          onClick={() => onChange(defaultFooterLists({ shows_plans: true }))}
        >
          {m.place_footer_change()}
        </button>
      </div>
    )
  }
  return (
    <>
      <ListEditor<FooterList>
        label={m.place_footer_lists()}
        noun="list"
        entries={lists}
        most={LISTED.footerLists}
        blank={{ title: '', links: [] }}
        error={error}
        onChange={onChange}
      >
        {({ title, links }, set, at) => (
          <>
            <Field
              label={m.admin_title()}
              maxLength={LONGEST.slug}
              value={title}
              onChange={(event) => set({ title: event.target.value })}
            />
            <ListEditor<FooterList['links'][number]>
              label={m.place_footer_links({ number: at + 1 })}
              noun="link"
              entries={links}
              most={LISTED.footerLinks}
              blank={{ label: '', href: '' }}
              onChange={(changed) => set({ links: changed })}
            >
              {({ label, href }, setLink) => (
                <div className="row">
                  <Field
                    label={m.place_footer_label()}
                    maxLength={LONGEST.slug}
                    value={label}
                    onChange={(event) => setLink({ label: event.target.value })}
                  />
                  <Field
                    label={m.admin_address()}
                    inputMode="url"
                    placeholder="/page/about"
                    value={href}
                    onChange={(event) => setLink({ href: event.target.value })}
                  />
                </div>
              )}
            </ListEditor>
          </>
        )}
      </ListEditor>
      <button type="button" className="button quiet" onClick={() => onChange(undefined)}>
        {m.place_footer_back()}
      </button>
    </>
  )
}
