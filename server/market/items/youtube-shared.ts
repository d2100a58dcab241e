const YOUTUBE_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
])
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be'])
const BEFORE_ID = new Set(['shorts', 'embed', 'live', 'v'])

/** Adds https: to links such as `youtu.be/…` and `//youtu.be/…`. */
export const withScheme = (link: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(link) || link === '' ? link : `https://${link.replace(/^\/\//, '')}`

/** Video id of a YouTube link (watch, youtu.be, shorts, embed, live); null for others (decisions, section 3). */
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
