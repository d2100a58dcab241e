import type { SiteView } from '../../server/content/content-schema.ts'
import { SocialIcon } from '../components/icons.tsx'
import { SafeHtml } from '../components/safe-html.tsx'
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
const SOCIAL_NAMES = { facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube' }

/** Shown for what the community has not filled in (specification, section 2). */
const DEFAULTS = {
  tagline: 'Amplifying Voices, Building Trust',
  description: '<p>A neighbourhood market where things change hands without money.</p>',
  address: 'Online, and wherever neighbours meet',
  social_media: (['facebook', 'linkedin', 'youtube'] as const).map((social_media, id) => ({
    id,
    social_media,
    profile_link: `https://www.${social_media}.com/`,
  })),
}

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

/** Footer of every public page. */
export function Footer({ site }: { site: SiteView }) {
  const social = site.social_media.length > 0 ? site.social_media : DEFAULTS.social_media
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="columns">
          <div className="about">
            <Brand site={site} />
            <p className="tagline">{site.tagline || DEFAULTS.tagline}</p>
            <SafeHtml html={site.description || DEFAULTS.description} />
            <ul className="social">
              {social.map(({ id, social_media, profile_link }) => (
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
            <address>{site.address || DEFAULTS.address}</address>
          </div>
        </div>
        <p className="small">
          {site.copyright_text || `© ${new Date().getFullYear()} ${site.name}. All rights reserved.`}
        </p>
      </div>
    </footer>
  )
}
