import * as m from '../../server/platform/catalogues/messages.ts'
import type { FooterList } from '../../server/site/content/content-shared.ts'
import { defaultFooterLists } from '../components/common/footer-lists.ts'
import { SOCIAL_NAMES, SocialIcon } from '../components/common/icons.tsx'
import { SafeHtml } from '../components/common/safe-html.tsx'
import type { PageContext } from '../page-module.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'

function LinkList({ title, links }: FooterList) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Footer of public pages. `site` already has defaults for missing content. */
export function Footer({ context }: { context: PageContext }) {
  const { site } = context
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="columns">
          <div className="about">
            <Brand site={site} />
            <p className="tagline">{site.tagline}</p>
            <SafeHtml className="prose" html={site.description} />
            {site.social_media.length > 0 && (
              <ul className="social">
                {site.social_media.map(({ id, social_media, profile_link }) => (
                  <li key={id}>
                    <a href={profile_link} rel="noopener" aria-label={SOCIAL_NAMES[social_media]}>
                      <SocialIcon name={social_media} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {(site.footer_lists ?? defaultFooterLists(site)).map((list) => (
            <LinkList key={list.title} {...list} />
          ))}
          <div className="office">
            <h2>{m.layout_office_location()}</h2>
            <address>{site.address}</address>
          </div>
        </div>
        <LanguageSwitch context={context} />
        <div className="small legal">
          <p>{site.copyright_text}</p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  )
}
