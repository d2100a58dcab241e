import type { CategoryView } from '../../server/items/items-shared.ts'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = PublicLayout
export const head = (): Head => ({ title: 'Post New Item' })

export default function UploadItemPage({ categories }: PageProps<{ categories: CategoryView[] }>) {
  return (
    <div className="wrap upload">
      <header>
        <h1>Post New Item</h1>
        <p>A name, a few photos, what you would take for it. That is all it needs.</p>
      </header>
      <div className="panel">
        <NeedsScript />
        <Island name="upload-item-form" when="load" props={{ categories }} />
      </div>
    </div>
  )
}
