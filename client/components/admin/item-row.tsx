import type { AdminItem } from '../../../server/items/admin-items-shared.ts'
import { Picture } from '../common/picture.tsx'
import { RelativeTime } from '../common/relative-time.tsx'

const STATUS: Record<AdminItem['status'], string | null> = {
  available: null,
  reserved: 'Reserved',
  traded: 'Traded',
  hidden: 'Hidden with its owner',
}

/** What an item is and where it stands. */
export function ItemFacts({ item }: { item: AdminItem }) {
  const { id, name, image, image_placeholder, status, is_taken_down, is_pinned, is_shown, owner, category } =
    item
  const standing = is_taken_down ? 'Taken down' : STATUS[status]
  return (
    <>
      <div className="picture thumb">
        <Picture src={image} placeholder={image_placeholder} alt="" />
      </div>
      <div className="what">
        <h2>
          {is_shown ? <a href={`/productdetails/${id}`}>{name}</a> : name}
          {standing && <span className="badge quiet">{standing}</span>}
          {is_pinned && <span className="badge">Pinned</span>}
        </h2>
        <p className="who">
          <a href={`/admin/people/${owner.id}`}>{owner.name}</a> · {category.name} · Ad ID {id} ·{' '}
          <RelativeTime at={item.created_at} />
        </p>
      </div>
    </>
  )
}
