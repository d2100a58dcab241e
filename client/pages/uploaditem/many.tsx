import type { CategoryView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { NeighbourhoodView } from '../../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { PublicLayout } from '../../layout/public-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = PublicLayout
export const head = (): Head => ({ title: m.drafts_title() })

export default function ManyItemsPage({
  categories,
  neighbourhoods,
  has_gifts,
}: PageProps<{ categories: CategoryView[]; neighbourhoods: NeighbourhoodView[]; has_gifts: boolean }>) {
  return (
    <div className="wrap upload">
      <header>
        <h1>{m.drafts_title()}</h1>
        <p>{m.drafts_intro()}</p>
        <p>
          <a className="link" href="/uploaditem">
            {m.drafts_one_item()}
          </a>
        </p>
      </header>
      <NeedsScript />
      <Island name="many-items" when="load" props={{ categories, neighbourhoods, hasGifts: has_gifts }} />
    </div>
  )
}
