import { Play } from 'lucide-react'
import { youtubeId } from '../../../server/market/items/youtube-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** Video player loaded after a click; the poster is our own, so YouTube gets no request before. */
export function VideoLink({ link, title }: { link: string; title: string }) {
  const id = youtubeId(link)
  return (
    <a
      className="video"
      href={link}
      rel="noopener noreferrer"
      {...(id ? { 'data-enhance': 'video', 'data-video': id, 'data-title': title } : {})}
    >
      <span className="video-play">
        <Play aria-hidden="true" />
      </span>
      <span className="video-text">
        <strong>{title}</strong>
        <small>{m.items_plays_on_click()}</small>
      </span>
    </a>
  )
}
