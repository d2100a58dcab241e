import { X } from 'lucide-react'

/** Pictures that the server has already, in a picture field; each can be taken off. */
export function StoredPictures({
  name,
  urls,
  onRemove,
}: {
  name: string
  urls: string[]
  /** Left out where they stay. */
  onRemove?: (url: string) => void
}) {
  return urls.map((url, index) => (
    <li key={url}>
      <img src={url} alt={`${name}, ${index + 1}`} />
      {onRemove && (
        <div className="picture-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove picture ${index + 1}`}
            onClick={() => onRemove(url)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </li>
  ))
}
