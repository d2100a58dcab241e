const YOUTUBE_HOSTS = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com'])

/**
 * The id of the video that a YouTube link (watch, youtu.be, shorts, embed) leads to; null for any other link
 * (decisions, section 3).
 */
export function youtubeId(link: string): string | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  if (!/^https?:$/.test(url.protocol)) return null
  const [first, second] = url.pathname.slice(1).split('/')
  const onYoutube = YOUTUBE_HOSTS.has(url.hostname)
  let id: string | null | undefined = null
  if (url.hostname === 'youtu.be') id = first
  else if (onYoutube && first === 'watch') id = url.searchParams.get('v')
  else if (onYoutube && (first === 'shorts' || first === 'embed')) id = second
  return id && /^[\w-]{11}$/.test(id) ? id : null
}
