import type { CommunityRules } from '../../../server/community/community-shared.ts'
import { ActForm } from '../../components/admin/act-form.tsx'
import { CommunityChoices } from '../../components/admin/community-choices.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Who may do what' })

/** Who may join, read and invite, and what those who are new may do. */
export default function CommunityPage(props: PageProps<CommunityRules>) {
  return (
    <>
      <h1>Who may do what</h1>
      <p className="lead">A change holds at once, for everybody.</p>
      <NeedsScript />
      <div className="panel">
        <ActForm call="POST /api/admin/community" label="Save" busy="Saving..." look="">
          <CommunityChoices {...props} />
        </ActForm>
      </div>
    </>
  )
}
