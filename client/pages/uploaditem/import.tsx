import * as m from '../../../server/platform/catalogues/messages.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { PublicLayout } from '../../layout/public-layout.tsx'
import type { Head } from '../../page-module.ts'

export const layout = PublicLayout
export const head = (): Head => ({ title: m.imports_page_title() })

export default function ImportItemsPage() {
  return (
    <div className="wrap import-items">
      <header>
        <h1>{m.imports_page_title()}</h1>
        <p>{m.imports_page_lead()}</p>
        <p>{m.imports_page_columns()}</p>
      </header>
      <NeedsScript />
      <Island name="item-import" when="load" props={{ memberId: null }} />
      <ul>
        <li>
          <a className="link" href="/api/items.csv" download>
            {m.imports_export_csv_link()}
          </a>
        </li>
        <li>
          <a className="link" href="/api/items.zip" download>
            {m.imports_export_zip_link()}
          </a>
        </li>
      </ul>
    </div>
  )
}
