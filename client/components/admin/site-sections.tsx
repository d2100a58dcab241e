import * as m from '../../../server/platform/catalogues/messages.ts'
import { LISTED, LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { SiteForm } from '../../../server/site/content/admin-site-shared.ts'
import { Field } from '../form/field.tsx'
import { ListEditor } from './list-editor.tsx'
import { PicturePick } from './picture-pick.tsx'
import { RichText } from './rich-text.tsx'
import type { PictureValue, SavedForm } from './use-saved-form.ts'

type HeroPicture = { image: PictureValue; caption: string }
type Hero = { title: string; content: string; pictures?: HeroPicture[] | undefined }
type Trading = SiteForm<'trading_section'>
type Step = SiteForm<'how_it_works'>['steps'][number]
type HowItWorks = { title: string; image: PictureValue; steps: Step[] }
type Service = { image: PictureValue; title: string; description: string }

export function HeroForm({ form: { value, change, errors, filled } }: { form: SavedForm<Hero> }) {
  return (
    <section className="panel form">
      <Field
        label={m.admin_headline()}
        maxLength={LONGEST.heading}
        value={value.title}
        error={errors.title}
        help={m.admin_left_empty_dont_need()}
        onChange={(event) => change({ title: event.target.value })}
      />
      <RichText
        key={filled}
        label={m.admin_text_below_it()}
        html={value.content}
        error={errors.content}
        onChange={(content) => change({ content })}
      />
      <ListEditor<HeroPicture>
        key={`pictures-${filled}`}
        label={m.place_hero_pictures()}
        noun="picture"
        entries={value.pictures ?? []}
        most={LISTED.heroPictures}
        blank={{ image: null, caption: '' }}
        error={errors.pictures}
        onChange={(pictures) => change({ pictures })}
      >
        {({ image, caption }, set) => (
          <>
            <PicturePick
              label={m.admin_picture()}
              value={image}
              help={m.place_hero_pictures_help()}
              onChange={(picked) => set({ image: picked })}
            />
            <Field
              label={m.place_hero_caption()}
              maxLength={LONGEST.heading}
              value={caption}
              onChange={(event) => set({ caption: event.target.value })}
            />
          </>
        )}
      </ListEditor>
    </section>
  )
}

export function TradingForm({ form: { value, change, errors, filled } }: { form: SavedForm<Trading> }) {
  return (
    <section className="panel form">
      <Field
        label={m.admin_title()}
        maxLength={LONGEST.heading}
        value={value.title}
        error={errors.title}
        help={m.admin_left_empty_start()}
        onChange={(event) => change({ title: event.target.value })}
      />
      <RichText
        key={filled}
        label={m.admin_text()}
        html={value.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
    </section>
  )
}

export function ServicesForm({ form }: { form: SavedForm<{ services: Service[] }> }) {
  const { value, change, errors, filled } = form
  return (
    <ListEditor<Service>
      key={filled}
      label={m.admin_services()}
      noun="service"
      entries={value.services}
      most={LISTED.services}
      blank={{ image: null, title: '', description: '' }}
      error={errors.services}
      onChange={(services) => change({ services })}
    >
      {({ image, title, description }, set) => (
        <>
          <Field
            label={m.admin_title()}
            maxLength={LONGEST.heading}
            value={title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <RichText
            label={m.admin_text()}
            html={description}
            onChange={(html) => set({ description: html })}
          />
          <PicturePick
            label={m.admin_picture()}
            value={image}
            help={m.admin_service_picture_help()}
            onChange={(picked) => set({ image: picked })}
          />
        </>
      )}
    </ListEditor>
  )
}

export function HowItWorksForm({ form }: { form: SavedForm<HowItWorks> }) {
  const { value, change, errors, filled } = form
  return (
    <>
      <section className="panel form">
        <Field
          label={m.admin_title()}
          maxLength={LONGEST.heading}
          value={value.title}
          error={errors.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <PicturePick
          label={m.admin_picture()}
          value={value.image}
          error={errors.image}
          help={m.admin_steps_picture_help()}
          onChange={(image) => change({ image })}
        />
      </section>
      <ListEditor<Step>
        key={filled}
        label={m.admin_steps()}
        noun="step"
        entries={value.steps}
        most={LISTED.steps}
        blank={{ title: '', description: '' }}
        error={errors.steps}
        onChange={(steps) => change({ steps })}
      >
        {({ title, description }, set) => (
          <>
            <Field
              label={m.admin_title()}
              maxLength={LONGEST.heading}
              value={title}
              onChange={(event) => set({ title: event.target.value })}
            />
            <RichText
              label={m.admin_text()}
              html={description}
              onChange={(html) => set({ description: html })}
            />
          </>
        )}
      </ListEditor>
    </>
  )
}
