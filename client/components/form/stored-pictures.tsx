import { ArrowLeft, ArrowRight, X } from 'lucide-react'

/** Pictures that the server has already, in a picture field, in order. */
export function StoredPictures({
  name,
  urls,
  onMove,
  onRemove,
}: {
  name: string
  urls: string[]
  /** Left out where they keep their order. */
  onMove?: (url: string, by: -1 | 1) => void
  /** Left out where they stay. */
  onRemove?: (url: string) => void
}) {
  return urls.map((url, index) => (
    <li key={url}>
      <img src={url} alt={`${name}, ${index + 1}`} />
      {onRemove && (
        <div className="picture-tools">
          {onMove && (
            <>
              <button
                type="button"
                className="icon-button"
                aria-label={`Move picture ${index + 1} left`}
                disabled={index === 0}
                onClick={() => onMove(url, -1)}
              >
                <ArrowLeft size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`Move picture ${index + 1} right`}
                disabled={index === urls.length - 1}
                onClick={() => onMove(url, 1)}
              >
                <ArrowRight size={18} aria-hidden="true" />
              </button>
            </>
          )}
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
