import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CommunityRules } from '../../../server/site/community/community-shared.ts'
import { CommunityChoices } from '../../components/admin/community-choices.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_who_may_do_what() })

export default function CommunityPage(props: PageProps<CommunityRules>) {
  return (
    <>
      <h1>{m.admin_who_may_do_what()}</h1>
      <p className="lead">{m.admin_access_lead()}</p>
      <NeedsScript />
      <div className="panel">
        <CallForm call="POST /api/admin/community" label={m.form_save()} busy={m.form_saving()} look="">
          <CommunityChoices {...props} />
        </CallForm>
      </div>
    </>
  )
}
