import { ChevronLeft, ChevronRight } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { PictureView } from '../../../server/platform/images/picture-shared.ts'
import { Picture } from '../common/picture.tsx'
import { pictureName } from '../common/picture-name.ts'

/** `sizes` of the large image and its thumbnail. */
const LARGE = '(min-width: 1240px) 690px, (min-width: 960px) 57vw, 100vw'
const THUMBNAIL = '88px'

/** Scroll-snap gallery; an enhancement adds buttons and arrow keys. */
export function Gallery({ name, pictures }: { name: string; pictures: PictureView[] }) {
  if (pictures.length === 0) {
    return (
      <div className="gallery">
        <div className="gallery-stage picture">
          <Picture src={null} alt="" />
        </div>
      </div>
    )
  }
  const several = pictures.length > 1
  return (
    <section
      className="gallery"
      aria-label={m.items_pictures_of({ name })}
      data-enhance={several ? 'carousel enlarge' : 'enlarge'}
    >
      <div className="gallery-stage">
        <ul className="gallery-track" tabIndex={several ? 0 : undefined}>
          {pictures.map((picture, index) => (
            <li key={picture.url} id={`picture-${index + 1}`} style={backdrop(picture)}>
              <a
                className="gallery-open"
                href={picture.url}
                data-name={name}
                aria-label={m.items_open_large({ name, index: index + 1, count: pictures.length })}
              >
                <img
                  src={picture.url}
                  srcSet={picture.srcset}
                  sizes={LARGE}
                  width={picture.width}
                  height={picture.height}
                  alt={pictureName(name, index, pictures.length)}
                  {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                />
              </a>
              {several && (
                <span className="gallery-count" aria-hidden="true">
                  {index + 1} / {pictures.length}
                </span>
              )}
            </li>
          ))}
        </ul>
        {several && (
          <>
            <button
              type="button"
              className="gallery-step"
              data-step="-1"
              aria-label={m.common_previous_picture()}
              hidden
            >
              <ChevronLeft />
            </button>
            <button
              type="button"
              className="gallery-step"
              data-step="1"
              aria-label={m.common_next_picture()}
              hidden
            >
              <ChevronRight />
            </button>
          </>
        )}
      </div>
      {several && (
        <ol className="gallery-thumbnails">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={m.items_picture_of({ index: index + 1, count: pictures.length })}
                aria-current={index === 0}
                style={backdrop(picture)}
              >
                <img
                  src={picture.url}
                  srcSet={picture.srcset}
                  sizes={THUMBNAIL}
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const backdrop = ({ placeholder }: PictureView) => ({ backgroundImage: `url("${placeholder}")` })
