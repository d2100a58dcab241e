import { randomBytes } from 'node:crypto'
import fp from 'fastify-plugin'

/** Where click-to-load videos play (decisions, section 3). */
const VIDEO_FRAMES = 'https://www.youtube-nocookie.com'

declare module 'fastify' {
  interface FastifyInstance {
    /** Nonce for style elements; the header that names it is the same for all pages. */
    styleNonce: string
    /** What every answer carries. */
    securityHeaders: Readonly<Record<string, string>>
  }
}

/**
 * The headers of every answer: all that helmet sets, with a stricter policy and without its no-referrer, since YouTube refuses
 * to play for a page that does not say whose it is. No inline script runs anywhere; styles in attributes carry picture placeholders. All
 * are constants, so a library would only be told each of them.
 */
export const securityHeaders = fp(async (app) => {
  const { hstsSubdomains, publicUrl } = app.config
  // Other sites of the same name may have no https, so they are left alone unless asked for.
  const others = hstsSubdomains ? '; includeSubDomains' : ''
  const styleNonce = randomBytes(16).toString('base64url')
  const secure = publicUrl.startsWith('https:')
  const policy = [
    "default-src 'none'",
    `script-src 'self'`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    `style-src-attr 'unsafe-inline'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    `frame-src ${VIDEO_FRAMES}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  const headers = {
    ...(app.config.development ? {} : { 'content-security-policy': policy }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    // The filter that old browsers had could be turned against a page.
    'x-xss-protection': '0',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
    ...(secure ? { 'strict-transport-security': `max-age=31536000${others}` } : {}),
  }
  app.decorate('styleNonce', styleNonce)
  app.decorate('securityHeaders', headers)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})
