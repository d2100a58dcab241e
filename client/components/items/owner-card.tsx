import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ProductPageView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Avatar } from '../common/avatar.tsx'
import { RelativeTime } from '../common/relative-time.tsx'
import { figuresText } from '../people/figures-text.ts'
import { ContactHidden } from './contact-hidden.tsx'

/** Formats US numbers; others are unchanged. */
const readablePhone = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** Owner, date and contact data. */
export function OwnerCard({ product, isOwn }: { product: ProductPageView; isOwn: boolean }) {
  const { owner, message, created_at } = product
  return (
    <section className="owner panel" aria-labelledby="owner">
      <header>
        <Avatar name={owner.name} src={owner.avatar} size={56} />
        <div>
          <h2 id="owner">
            <a href={`/people/${owner.id}`}>
              <bdi>{owner.name}</bdi>
            </a>
          </h2>
          <p>{figuresText(owner)}</p>
          <p>
            {m.items_posted()} <RelativeTime at={created_at} />
          </p>
        </div>
      </header>
      {message && <blockquote>{message}</blockquote>}
      {owner.contact_hidden && <ContactHidden owner={owner} path={`/productdetails/${product.id}`} />}
      <ul className="owner-contact">
        {owner.phone && (
          <li>
            <a href={`tel:${owner.phone}`}>
              <Phone aria-hidden="true" /> <bdi dir="ltr">{readablePhone(owner.phone)}</bdi>
            </a>
          </li>
        )}
        {owner.email && (
          <li>
            <a href={`mailto:${owner.email}`}>
              <Mail aria-hidden="true" /> <span>{owner.email}</span>
            </a>
          </li>
        )}
        {owner.address && (
          <li>
            <MapPin aria-hidden="true" /> <span>{owner.address}</span>
          </li>
        )}
      </ul>
      {!isOwn && (
        <a className="button quiet" href={`/dashboard/messages?userId=${owner.id}`}>
          <MessageCircle aria-hidden="true" /> {m.items_send_message()}
        </a>
      )}
    </section>
  )
}
