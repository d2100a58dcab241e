import type { CategoryView } from '../../server/market/items/items-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { NeighbourhoodView } from '../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { LookedForHere } from '../components/wishes/looked-for.tsx'
import { Island } from '../island.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = PublicLayout
export const head = (): Head => ({ title: m.items_post_new_item() })

export default function UploadItemPage({
  categories,
  neighbourhoods,
  has_gifts,
}: PageProps<{ categories: CategoryView[]; neighbourhoods: NeighbourhoodView[]; has_gifts: boolean }>) {
  return (
    <div className="wrap upload">
      <header>
        <h1>{m.items_post_new_item()}</h1>
        <p>{m.items_post_lead()}</p>
      </header>
      <div className="panel">
        <LookedForHere place="form" />
        <NeedsScript />
        <Island
          name="upload-item-form"
          when="load"
          props={{ categories, neighbourhoods, hasGifts: has_gifts }}
        />
      </div>
    </div>
  )
}
