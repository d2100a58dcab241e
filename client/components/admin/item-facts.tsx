import type { AdminItem } from '../../../server/market/items/admin-items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Picture } from '../common/picture.tsx'
import { RelativeTime } from '../common/relative-time.tsx'
import { Sentence } from '../common/sentence.tsx'

const statusTexts = (): Record<AdminItem['status'], string | null> => ({
  available: null,
  reserved: m.admin_reserved(),
  traded: m.admin_traded(),
  hidden: m.admin_hidden_with_its_owner(),
})

export function ItemFacts({ item }: { item: AdminItem }) {
  const { id, name, image, image_placeholder, status, is_taken_down, is_pinned, is_shown, owner, category } =
    item
  const standing = is_taken_down ? m.admin_taken_down() : statusTexts()[status]
  return (
    <>
      <div className="picture thumb">
        <Picture src={image} placeholder={image_placeholder} alt="" />
      </div>
      <div className="what">
        <h2>
          {is_shown ? <a href={`/productdetails/${id}`}>{name}</a> : name}
          {standing && <span className="badge quiet">{standing}</span>}
          {is_pinned && <span className="badge">{m.admin_pinned()}</span>}
        </h2>
        <p className="who">
          <Sentence
            of={m.admin_ad_id({
              name: owner.name,
              name2: category.name,
              id,
              link: (text) => <a href={`/admin/people/${owner.id}`}>{text}</a>,
            })}
          />{' '}
          <RelativeTime at={item.created_at} />
        </p>
      </div>
    </>
  )
}
