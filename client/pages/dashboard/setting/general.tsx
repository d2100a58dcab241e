import type { UserView } from '../../../../server/accounts/accounts-shared.ts'
import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { Island } from '../../../island.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

export const layout = SettingLayout
export const head = (): Head => ({ title: 'General' })

export default function GeneralPage({ user }: PageProps<{ user: UserView }>) {
  return (
    <>
      <h2>General</h2>
      <p className="lead">Others see your name, your picture, and how to reach you beside your items.</p>
      <NeedsScript />
      <Island name="profile-form" when="load" props={{ user }} />
    </>
  )
}
