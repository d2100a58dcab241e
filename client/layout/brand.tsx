import type { ShownSite } from '../../server/site/content/content-shared.ts'
import { SwapIcon } from '../components/common/icons.tsx'

export function Brand({ site }: { site: ShownSite }) {
  return (
    <a className="brand" href="/">
      {site.logo ? (
        <img className="logo" src={site.logo} alt={site.name} {...site.logo_size} />
      ) : (
        <>
          <SwapIcon size={26} />
          <span className="brand-name">{site.name}</span>
        </>
      )}
    </a>
  )
}
