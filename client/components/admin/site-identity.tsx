import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_BYTES } from '../../../server/platform/images/images-shared.ts'
import { LISTED, LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { SiteView } from '../../../server/site/content/content-shared.ts'
import { SOCIAL_NAMES } from '../common/icons.tsx'
import { Field, SelectField } from '../form/field.tsx'
import { AccentField } from './accent-field.tsx'
import { FooterLists } from './footer-lists.tsx'
import { ListEditor } from './list-editor.tsx'
import { PicturePick } from './picture-pick.tsx'
import { RichText } from './rich-text.tsx'
import type { PictureValue, SavedForm } from './use-saved-form.ts'

type Value = Omit<SiteView, 'logo'> & { logo: PictureValue }
type SocialMedia = SiteView['social_media'][number]

export function SiteIdentity({ form: { value, change, errors, filled } }: { form: SavedForm<Value> }) {
  return (
    <>
      <section className="panel form">
        <h2>{m.admin_name_and_logo()}</h2>
        <Field
          label={m.admin_name_of_the_community()}
          maxLength={LONGEST.siteName}
          value={value.name}
          error={errors.name}
          help={m.admin_site_name_help()}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={m.admin_tagline()}
          maxLength={LONGEST.tagline}
          value={value.tagline}
          error={errors.tagline}
          help={m.admin_tagline_help()}
          onChange={(event) => change({ tagline: event.target.value })}
        />
        <PicturePick
          label={m.admin_logo()}
          look="logo"
          value={value.logo}
          error={errors.logo}
          help={m.admin_logo_help({ bytesText: bytesText(PICTURE_BYTES) })}
          onChange={(logo) => change({ logo })}
        />
        <AccentField value={value.accent} error={errors.accent} onChange={(accent) => change({ accent })} />
      </section>
      <section className="panel form">
        <h2>{m.admin_footer()}</h2>
        <RichText
          key={filled}
          label={m.admin_about_the_community()}
          html={value.description}
          error={errors.description}
          help={m.admin_a_sentence_or_two()}
          onChange={(description) => change({ description })}
        />
        <Field
          label={m.admin_office_location()}
          maxLength={LONGEST.address}
          value={value.address}
          error={errors.address}
          help={m.admin_office_help()}
          onChange={(event) => change({ address: event.target.value })}
        />
        <FooterLists
          key={`lists-${filled}`}
          lists={value.footer_lists}
          error={errors.footer_lists}
          onChange={(footer_lists) => change({ footer_lists })}
        />
        <ListEditor<SocialMedia>
          label={m.admin_links_to_social_media()}
          noun="link"
          entries={value.social_media}
          most={LISTED.socialMedia}
          blank={{ id: 0, social_media: 'facebook', profile_link: '' }}
          error={errors.social_media}
          onChange={(list) => change({ social_media: list.map((one, at) => ({ ...one, id: at + 1 })) })}
        >
          {({ social_media, profile_link }, set) => (
            <div className="row">
              <SelectField
                label={m.admin_where()}
                value={social_media}
                onChange={(event) => set({ social_media: event.target.value as SocialMedia['social_media'] })}
              >
                {Object.entries(SOCIAL_NAMES).map(([kind, name]) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <Field
                label={m.admin_address()}
                inputMode="url"
                placeholder="https://"
                value={profile_link}
                onChange={(event) => set({ profile_link: event.target.value })}
              />
            </div>
          )}
        </ListEditor>
        <Field
          label={m.admin_copyright_line()}
          maxLength={LONGEST.address}
          value={value.copyright_text}
          error={errors.copyright_text}
          help={m.admin_copyright_help()}
          onChange={(event) => change({ copyright_text: event.target.value })}
        />
      </section>
    </>
  )
}
