import type { ShownSite } from '../../server/content/content-shared.ts'
import { SOCIAL_NAMES, SocialIcon } from '../components/common/icons.tsx'
import { SafeHtml } from '../components/common/safe-html.tsx'
import { Brand } from './brand.tsx'

const NAVIGATION: [label: string, href: string][] = [
  ['Home', '/'],
  ['Browser', '/browse'],
  ['Sell', '/uploaditem'],
  ['About', '/page/about'],
  ['Contact Us', '/page/contact-us'],
]
const RESOURCES: [label: string, href: string][] = [
  ['Pricing', '/page/pricing'],
  ['FAQs', '/page/faqs'],
  ['How it works', '/page/how-it-works'],
  ['Blog', '/page/blog'],
]

function LinkList({ title, links }: { title: string; links: [string, string][] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Footer of every public page. What the community left out comes with `site` as a default. */
export function Footer({ site }: { site: ShownSite }) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="columns">
          <div className="about">
            <Brand site={site} />
            <p className="tagline">{site.tagline}</p>
            <SafeHtml className="prose" html={site.description} />
            <ul className="social">
              {site.social_media.map(({ id, social_media, profile_link }) => (
                <li key={id}>
                  <a href={profile_link} rel="noopener" aria-label={SOCIAL_NAMES[social_media]}>
                    <SocialIcon name={social_media} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkList title="Navigation" links={NAVIGATION} />
          <LinkList title="Resources" links={RESOURCES} />
          <div className="office">
            <h2>Office Location</h2>
            <address>{site.address}</address>
          </div>
        </div>
        <p className="small">{site.copyright_text}</p>
      </div>
    </footer>
  )
}
