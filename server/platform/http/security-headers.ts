import { createHash, randomBytes } from 'node:crypto'
import fp from 'fastify-plugin'
import { PRESS_KEEPER } from './press-keeper-shared.ts'

/** The site that plays videos, in a frame, once somebody has clicked on one (decisions, section 3). */
const VIDEO_FRAMES = 'https://www.youtube-nocookie.com'

declare module 'fastify' {
  interface FastifyInstance {
    /** Nonce of style elements. One for all pages while this process runs, so that the header is the same for all. */
    styleNonce: string
    /** Headers that every answer has. */
    securityHeaders: Readonly<Record<string, string>>
  }
}

/**
 * Sets the headers of every answer: those that the library helmet sets, with a stricter Content-Security-Policy and another
 * Referrer-Policy, since YouTube plays only for pages that say of which site they are. One inline script is allowed, by its hash;
 * styles in attributes are, which show the placeholders of pictures. They are constants, so no library is needed.
 */
export const securityHeaders = fp(async (app) => {
  const { hstsSubdomains, publicUrl } = app.config
  // Sites under names below this one may have no https, so they are included only where HSTS_SUBDOMAINS says so.
  const others = hstsSubdomains ? '; includeSubDomains' : ''
  const styleNonce = randomBytes(16).toString('base64url')
  const secure = publicUrl.startsWith('https:')
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(PRESS_KEEPER).digest('base64')}'`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    `style-src-attr 'unsafe-inline'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${secure ? 'wss' : 'ws'}://${new URL(publicUrl).host}`,
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
    // Turns the XSS filter of old browsers off, which could itself be used to attack a page.
    'x-xss-protection': '0',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
    ...(secure ? { 'strict-transport-security': `max-age=31536000${others}` } : {}),
  }
  app.decorate('styleNonce', styleNonce)
  app.decorate('securityHeaders', headers)
  const all = Object.entries(headers)
  // A route may have set its own, as pictures do.
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of all) if (!reply.hasHeader(name)) reply.header(name, value)
    done(null, payload)
  })
})
