const YOUTUBE_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
])
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be'])
/** First parts of a path that are followed by the id. */
const BEFORE_ID = new Set(['shorts', 'embed', 'live', 'v'])

/** A link with its scheme: people copy or type `youtu.be/…` and `//youtu.be/…`. */
export const withScheme = (link: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(link) || link === '' ? link : `https://${link.replace(/^\/\//, '')}`

/**
 * The id of the video that a YouTube link (watch, youtu.be, shorts, embed, live) leads to, with or without its scheme. Null for any
 * other link (decisions, section 3).
 */
export function youtubeId(link: string): string | null {
  const whole = withScheme(link)
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  if (!/^https?:$/.test(url.protocol)) return null
  const [first = '', second] = url.pathname.slice(1).split('/')
  const onYoutube = YOUTUBE_HOSTS.has(url.hostname)
  let id: string | null | undefined = null
  if (SHORT_HOSTS.has(url.hostname)) id = first
  else if (onYoutube && first === 'watch') id = url.searchParams.get('v')
  else if (onYoutube && BEFORE_ID.has(first)) id = second
  return id && /^[\w-]{11}$/.test(id) ? id : null
}
