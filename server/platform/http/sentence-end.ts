import fp from 'fastify-plugin'

/** Punctuation after a URL that messengers include in the link, percent-encoded. */
const MARK = `(?:[.,;:!?'")\\]}>]|${[...'"<>»«›‹”“„’‘‚…،؛؟۔。、，！？：；）」』】》\u200b\u200e\u200f\u00a0 ']
  .map(encodeURIComponent)
  .join('|')})`
/** A match begins only at the first mark of a run; otherwise the search would take quadratic time. */
const PUNCTUATION = `(?<!${MARK})${MARK}+$`

/** In most URLs, trailing punctuation is not part of the URL; only the names of attachments may end in it. */
const SENTENCE_END = new RegExp(PUNCTUATION, 'i')
/** In these URLs, only punctuation after an id or after the code of a link is removed: a search may end in punctuation. */
const ID_END = new RegExp(
  `(?=${MARK})(?<=[?&](?:(?:id|item|userId)=\\d{1,16}|(?:code|invitation|token)=[\\w-]{1,99}))${PUNCTUATION}`,
  'i',
)

/** Excluded: API calls, and paths that may end in punctuation. */
const AS_IT_IS = /^\/(?:api|attachments|assets|uploads)(?:\/|$)/

/** @param url raw path and query. @returns a path on this site with the query; null if there was no trailing punctuation. */
export function withoutSentenceEnd(url: string): string | null {
  const [path = ''] = url.split('?', 1)
  if (AS_IT_IS.test(path)) return null
  const cleanPath = path.replace(SENTENCE_END, '')
  const query = url.slice(path.length)
  const clean = `${cleanPath}${query.replace(ID_END, '')}`
  if (clean === url || cleanPath === '') return null
  // "//example.org" would lead to another site.
  return `/${clean.replace(/^[/\\]+/, '')}`
}

/** Redirects URLs with trailing punctuation to the page. */
export const sentenceEnd = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const url = withoutSentenceEnd(request.url)
    if (url !== null) return reply.redirect(url)
  })
})
