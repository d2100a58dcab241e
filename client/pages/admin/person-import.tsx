import * as m from '../../../server/platform/catalogues/messages.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<{ id: number; name: string }>

export const layout = AdminLayout
export const head = ({ name }: Props): Head => ({ title: m.imports_for_person_title({ name }) })

export default function PersonImportPage({ id, name }: Props) {
  return (
    <>
      <a className="link back" href={`/admin/people/${id}`}>
        {name}
      </a>
      <h1>{m.imports_for_person_title({ name })}</h1>
      <p>{m.imports_for_person_lead({ name })}</p>
      <p>{m.imports_page_columns()}</p>
      <NeedsScript />
      <Island name="item-import" when="load" props={{ memberId: id }} />
    </>
  )
}
