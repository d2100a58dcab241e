import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DIRECTIONS, type Language } from '../../server/platform/catalogues/current.ts'
import { PRESS_KEEPER } from '../../server/platform/http/press-keeper-shared.ts'
import { previewUrl } from '../../server/platform/images/picture-shared.ts'
import { scriptJson } from '../island.tsx'
import type { Head, PageContext } from '../page-module.ts'

/** Asset addresses from the build's manifest. */
export interface Assets {
  styles: string[]
  /** Fonts preloaded for the first paint. */
  fonts: string[]
  /** Module scripts of every page with islands or enhancements. */
  scripts: string[]
  /** Chunks of each island and enhancement, preloaded if needed before an interaction. */
  chunks: Record<string, string[]>
  styleNonce: string
}

/** Chunks that a page needs in any case: enhancements at once, islands hydrated on load a little later. */
function preloads(body: string, assets: Assets): { now: string[]; soon: string[] } {
  const chunks = (pattern: RegExp, kind: string) =>
    [...body.matchAll(pattern)]
      .flatMap(([, names]) => names!.split(' '))
      .flatMap((name) => assets.chunks[`${kind}/${name}`] ?? [])
  const now = new Set(chunks(/ data-enhance="([^"]+)"/g, 'enhancements'))
  const soon = new Set(chunks(/ data-island="([^"]+)" data-when="load"/g, 'islands'))
  return { now: [...now], soon: [...soon].filter((href) => !now.has(href)) }
}

const Preloads = ({ hrefs }: { hrefs: string[] }) =>
  hrefs.map((href) => <link key={href} rel="modulepreload" href={href} />)

/** True if the HTML has islands or enhancements, which client/wake.ts starts. */
export const wakes = (html: string) => / data-(?:enhance|island)="/.test(html)

export function Scripts({ assets }: { assets: Assets }) {
  return assets.scripts.map((src) => <script key={src} type="module" src={src} />)
}

/** Preview image of pages without their own, if the site has no logo. */
const SITE_PICTURE = '/og.png'

/** Accent colour of the community, if set (docs/decisions/041-styles.md). */
const accentStyle = ({ accent }: PageContext['site']) =>
  accent ? ({ '--accent': accent } as CSSProperties) : undefined

/** Icons are cached for a day: the query changes with the accent. */
const iconOf = ({ accent }: PageContext['site']) => `/favicon.svg${accent ? `?${accent.slice(1)}` : ''}`

/** Address with a fixed language, independent of the reader's preference. */
function inLanguage(path: string, language: Language | null): string {
  if (!language) return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

export function Document({
  head,
  context,
  assets,
  body,
}: {
  head: Head
  context: PageContext
  assets: Assets
  body: string
}) {
  const { site, origin, language, languages } = context
  const title = head.title === site.name ? site.name : `${head.title} · ${site.name}`
  const absolute = (path: string) => new URL(path, origin).href
  const { now, soon } = preloads(body, assets)
  return (
    <html
      lang={language}
      dir={DIRECTIONS[language] === 'rtl' ? 'rtl' : undefined}
      data-country={context.country === 'US' ? undefined : context.country}
      style={accentStyle(site)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.canonical && !context.isForMembers ? (
          <link
            rel="canonical"
            href={absolute(inLanguage(head.canonical, language === languages.site ? null : language))}
          />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {head.canonical && languages.offered.length > 1 && (
          <>
            {languages.offered.map((code) => (
              <link
                key={code}
                rel="alternate"
                hrefLang={code}
                href={absolute(inLanguage(head.canonical!, code))}
              />
            ))}
            <link rel="alternate" hrefLang="x-default" href={absolute(head.canonical)} />
          </>
        )}
        {head.prev && <link rel="prev" href={head.prev} />}
        {head.next && <link rel="next" href={head.next} />}
        {!context.isForMembers && (
          <>
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={site.name} />
            <meta property="og:title" content={head.title} />
            {head.description && <meta property="og:description" content={head.description} />}
            {head.canonical && <meta property="og:url" content={absolute(head.canonical)} />}
            <meta
              property="og:image"
              content={absolute(previewUrl(head.image ?? site.logo ?? SITE_PICTURE))}
            />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1613" />
        <meta property="csp-nonce" content="" nonce={assets.styleNonce} />
        <link rel="icon" href={iconOf(site)} type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {!context.isForMembers && (
          <link rel="alternate" type="application/atom+xml" href="/feed.atom" title={site.name} />
        )}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {wakes(body) && (
          <>
            <script dangerouslySetInnerHTML={{ __html: PRESS_KEEPER }} />
            <Scripts assets={assets} />
          </>
        )}
        <Preloads hrefs={now} />
        {soon.length > 0 && (
          // Links in a template load only after client/wake.ts inserts them. As an HTML string, because React would hoist them out of the
          // template.
          <template dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Preloads hrefs={soon} />) }} />
        )}
        {head.jsonLd?.map((data) => (
          <script
            key={scriptJson(data)}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
          />
        ))}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}
