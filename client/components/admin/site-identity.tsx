import type { SiteView } from '../../../server/content/content-shared.ts'
import { PICTURE_BYTES } from '../../../server/images/images-shared.ts'
import { LISTED, LONGEST } from '../../../server/longest-shared.ts'
import { bytesText } from '../common/bytes.ts'
import { SOCIAL_NAMES } from '../common/icons.tsx'
import { Field, SelectField } from '../form/field.tsx'
import { AccentField } from './accent-field.tsx'
import { ListEditor } from './list-editor.tsx'
import { PicturePick } from './picture-pick.tsx'
import { RichText } from './rich-text.tsx'
import type { PictureValue, SavedForm } from './use-saved-form.ts'

type Value = Omit<SiteView, 'logo'> & { logo: PictureValue }
type SocialMedia = SiteView['social_media'][number]

/** Name, logo, colour and footer. */
export function SiteIdentity({ form: { value, change, errors, filled } }: { form: SavedForm<Value> }) {
  return (
    <>
      <section className="panel form">
        <h2>Name and logo</h2>
        <Field
          label="Name of the community"
          maxLength={LONGEST.siteName}
          value={value.name}
          error={errors.name}
          help="At the top of every page, in the browser’s tab and in mail."
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label="Tagline"
          maxLength={LONGEST.tagline}
          value={value.tagline}
          error={errors.tagline}
          help="One line, shown in the footer."
          onChange={(event) => change({ tagline: event.target.value })}
        />
        <PicturePick
          label="Logo"
          look="logo"
          value={value.logo}
          error={errors.logo}
          help={`Shown in place of the name, on light paper in dark mode too. A wide picture on a see-through ground looks best. JPEG, PNG, WebP, GIF or AVIF, up to ${bytesText(PICTURE_BYTES)}.`}
          onChange={(logo) => change({ logo })}
        />
        <AccentField value={value.accent} error={errors.accent} onChange={(accent) => change({ accent })} />
      </section>
      <section className="panel form">
        <h2>Footer</h2>
        <RichText
          key={filled}
          label="About the community"
          html={value.description}
          error={errors.description}
          help="A sentence or two."
          onChange={(description) => change({ description })}
        />
        <Field
          label="Office location"
          maxLength={LONGEST.address}
          value={value.address}
          error={errors.address}
          help="Left empty, visitors read that there is no office."
          onChange={(event) => change({ address: event.target.value })}
        />
        <ListEditor<SocialMedia>
          label="Links to social media"
          noun="Link"
          entries={value.social_media}
          most={LISTED.socialMedia}
          blank={{ id: 0, social_media: 'facebook', profile_link: '' }}
          error={errors.social_media}
          onChange={(list) => change({ social_media: list.map((one, at) => ({ ...one, id: at + 1 })) })}
        >
          {({ social_media, profile_link }, set) => (
            <div className="row">
              <SelectField
                label="Where"
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
                label="Address"
                inputMode="url"
                placeholder="https://"
                value={profile_link}
                onChange={(event) => set({ profile_link: event.target.value })}
              />
            </div>
          )}
        </ListEditor>
        <Field
          label="Copyright line"
          maxLength={LONGEST.address}
          value={value.copyright_text}
          error={errors.copyright_text}
          help="Left empty, it is the year and the name."
          onChange={(event) => change({ copyright_text: event.target.value })}
        />
      </section>
    </>
  )
}
