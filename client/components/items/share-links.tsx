import { Share2 } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { SiteView } from '../../../server/site/content/content-shared.ts'
import { SOCIAL_NAMES, SocialIcon } from '../common/icons.tsx'

/** Social profiles and the share button. */
export function ShareLinks({ profiles }: { profiles: SiteView['social_media'] }) {
  return (
    <div className="share">
      <span>{m.items_share()}</span>
      <ul className="share-profiles">
        {profiles.map(({ id, social_media, profile_link }) => (
          <li key={id}>
            <a
              className="icon-button"
              href={profile_link}
              rel="noopener"
              aria-label={SOCIAL_NAMES[social_media]}
            >
              <SocialIcon name={social_media} />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet" data-enhance="share" hidden>
        <Share2 aria-hidden="true" />
        <span aria-live="polite">{m.items_share_this_item()}</span>
      </button>
    </div>
  )
}
