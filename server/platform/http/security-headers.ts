import { createHash, randomBytes } from 'node:crypto'
import fp from 'fastify-plugin'
import { PRESS_KEEPER } from './press-keeper-shared.ts'

/** Embedded video player, loaded after a click (decisions, section 3). */
const VIDEO_FRAMES = 'https://www.youtube-nocookie.com'

declare module 'fastify' {
  interface FastifyInstance {
    /** Nonce of style elements; constant per process, so that the header is cacheable. */
    styleNonce: string
    securityHeaders: Readonly<Record<string, string>>
  }
}

/**
 * Sets helmet's security headers with a stricter Content-Security-Policy. The Referrer-Policy differs, because YouTube only plays with a
 * referrer. One inline script is allowed by hash, and inline style attributes for image placeholders.
 */
export const securityHeaders = fp(async (app) => {
  const { hstsSubdomains, publicUrl } = app.config
  // Subdomains may not support HTTPS, so HSTS includes them only with HSTS_SUBDOMAINS.
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
    // Disables the XSS filter of old browsers, which can be abused.
    'x-xss-protection': '0',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
    ...(secure ? { 'strict-transport-security': `max-age=31536000${others}` } : {}),
  }
  app.decorate('styleNonce', styleNonce)
  app.decorate('securityHeaders', headers)
  const all = Object.entries(headers)
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of all) if (!reply.hasHeader(name)) reply.header(name, value)
    done(null, payload)
  })
})
