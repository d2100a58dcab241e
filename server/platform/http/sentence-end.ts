import fp from 'fastify-plugin'

/**
 * What follows a URL in its sentence and is taken for a part of it by mail programs and messengers, as browsers escape it. No path of
 * the site ends like this, but names of attachments may.
 */
const SENTENCE_END = new RegExp(
  `(?:[.,;:!?'")\\]}>]|${[...'"<>»«›‹”“„’‘‚…،؛؟۔。、，！？：；）」』】》\u200b\u200e\u200f\u00a0 ']
    .map(encodeURIComponent)
    .join('|')})+$`,
  'i',
)

/** Paths that programs ask for, or that may end in punctuation. */
const AS_IT_IS = /^\/(?:api|attachments|assets|uploads)(?:\/|$)/

/**
 * Where an address leads that was shared with the end of its sentence behind it.
 *
 * @param url path and query, as they were sent.
 * @returns the path without its end, on this site, with the query; null if nothing follows the path.
 */
export function withoutSentenceEnd(url: string): string | null {
  const [path = '', query] = url.split(/(?=\?)/, 2)
  if (AS_IT_IS.test(path)) return null
  const clean = path.replace(SENTENCE_END, '')
  if (clean === path || clean === '') return null
  // "//example.org" leads to another site.
  return `/${clean.replace(/^[/\\]+/, '')}${query ?? ''}`
}

/** Redirects from a page's address that has the end of a sentence behind it to the page. */
export const sentenceEnd = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const url = withoutSentenceEnd(request.url)
    if (url !== null) return reply.redirect(url)
  })
})
