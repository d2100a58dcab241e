import { type ReactNode, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { OfferedProductView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { LargePictures } from '../common/large-pictures.tsx'
import { Picture } from '../common/picture.tsx'
import { RelativeTime } from '../common/relative-time.tsx'
import { SafeHtml } from '../common/safe-html.tsx'
import { ContactHidden } from './contact-hidden.tsx'

/** Maximum images (specification, section 9). */
const MOST_IMAGES = 4

/** Common fields of items and offers. */
type Details = Pick<
  OfferedProductView,
  'name' | 'description' | 'images' | 'display_image' | 'created_at' | 'owner'
>

/** Image that opens large; placeholder if missing. */
function DetailsImage({ src, alt, onOpen }: { src: string; alt: string; onOpen: () => void }) {
  const [broken, setBroken] = useState(false)
  if (broken) {
    return (
      <div className="picture">
        <Picture src={null} alt={alt} />
      </div>
    )
  }
  return (
    <button type="button" className="picture" onClick={onOpen}>
      <img src={src} alt={alt} onError={() => setBroken(true)} />
    </button>
  )
}

/** @param folds summary of the collapsed description and pictures, for an item that the viewer knows. */
export function DetailsBody({ details, folds }: { details: Details; folds?: string | undefined }) {
  const { name, owner, created_at, description, images, display_image } = details
  const [opened, setOpened] = useState<number | null>(null)
  const shown = images.slice(0, MOST_IMAGES)
  const large = display_image && !shown.includes(display_image) ? [...shown, display_image] : shown
  const rows: (readonly [label: string, value: ReactNode])[] = [
    [m.items_item_offered(), name],
    ...(owner.contact_hidden
      ? []
      : ([
          // For the viewer's own item, the contact data shown is the other party's.
          [folds ? m.items_email_of({ name: owner.name }) : m.items_owner_email(), owner.email],
          [
            folds ? m.items_phone_of({ name: owner.name }) : m.items_owner_phone(),
            owner.phone && <bdi dir="ltr">{owner.phone}</bdi>,
          ],
        ] as const)),
    // The specification labels the address "Phone" twice; the actual meaning is shown.
    [m.items_owner_address(), owner.address],
  ]
  const shownAbout = (
    <>
      <h3>{m.items_item_description()}</h3>
      <SafeHtml className="prose" html={description} />
      <h3>{m.items_product_images()}</h3>
      {images.length === 0 ? (
        <p>{m.items_no_images_available()}</p>
      ) : (
        <div className="details-images">
          {shown.map((src, index) => (
            <DetailsImage
              key={src}
              src={src}
              alt={m.items_numbered_picture({ name, index: index + 1 })}
              onOpen={() => setOpened(index)}
            />
          ))}
        </div>
      )}
      {display_image && large.length > shown.length && (
        <DetailsImage src={display_image} alt={name} onOpen={() => setOpened(shown.length)} />
      )}
    </>
  )
  return (
    <div className="details">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
        <div>
          <dt>{m.items_created_at()}</dt>
          <dd>
            <RelativeTime at={created_at} />
          </dd>
        </div>
      </dl>
      {owner.contact_hidden && <ContactHidden owner={owner} path="/dashboard" />}
      {folds ? (
        <details>
          <summary>{folds}</summary>
          <div className="details">{shownAbout}</div>
        </details>
      ) : (
        shownAbout
      )}
      {opened !== null && (
        <LargePictures
          pictures={large.map((src) => ({ src, name }))}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

/** Loading placeholder of the same size. */
export function DetailsSkeleton() {
  return (
    <div className="details">
      <p role="status">{m.items_loading()}</p>
      <div className="skeleton line title" />
      <div className="skeleton line title" />
      <div className="skeleton line title" />
      <div className="skeleton line title" />
      <div className="details-images">
        <div className="skeleton picture" />
        <div className="skeleton picture" />
      </div>
    </div>
  )
}
