import * as m from '../../../server/platform/catalogues/messages.ts'
import { PictureTile } from './picture-tile.tsx'

export function StoredPictures({
  name,
  urls,
  onMove,
  onRemove,
}: {
  name: string
  urls: string[]
  /** Undefined for a fixed order. */
  onMove?: (url: string, by: -1 | 1) => void
  /** Undefined if not removable. */
  onRemove?: (url: string) => void
}) {
  return urls.map((url, index) => (
    <PictureTile
      key={url}
      src={url}
      alt={m.items_numbered_picture({ name, index: index + 1 })}
      name={m.form_stored_picture({ index: index + 1 })}
      isFirst={index === 0}
      isLast={index === urls.length - 1}
      {...(onMove ? { onMove: (by: -1 | 1) => onMove(url, by) } : {})}
      {...(onRemove ? { onRemove: () => onRemove(url) } : {})}
    />
  ))
}
