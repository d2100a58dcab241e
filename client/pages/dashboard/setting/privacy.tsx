import * as m from '../../../../languages/messages.ts'
import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { Island } from '../../../island.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

export const layout = SettingLayout
export const head = (): Head => ({ title: m.accounts_privacy() })

export default function PrivacyPage({ email }: PageProps<{ email: string }>) {
  return (
    <>
      <h2>{m.accounts_privacy()}</h2>
      <p className="lead">{m.accounts_after_a_change_you_are_signed_out()}</p>
      <NeedsScript />
      <Island name="change-password-form" when="load" props={{ email }} />
    </>
  )
}
