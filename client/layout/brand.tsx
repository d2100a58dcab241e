import type { SiteView } from '../../server/content/content-schema.ts'
import { SwapIcon } from '../components/icons.tsx'

/** The community's logo, or the swap mark beside its name; leads home. */
export function Brand({ site }: { site: SiteView }) {
  return (
    <a className="brand" href="/">
      {site.logo ? (
        <img src={site.logo} alt={site.name} height={36} />
      ) : (
        <>
          <SwapIcon size={26} />
          <span className="brand-name">{site.name}</span>
        </>
      )}
    </a>
  )
}
