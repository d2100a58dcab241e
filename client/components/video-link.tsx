import { Play } from 'lucide-react'

/** The video's id in every form of link that an item may carry (decisions, section 3); null in any other. */
export function youtubeId(link: string): string | null {
  if (!URL.canParse(link)) return null
  const { hostname, pathname, searchParams } = new URL(link)
  const [first, second] = pathname.slice(1).split('/')
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second
  return id && /^[\w-]{11}$/.test(id) ? id : null
}

/** A video that plays in place after a click. The poster is our own: before the click YouTube hears nothing. */
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
        <small>Plays from YouTube once you click</small>
      </span>
    </a>
  )
}
