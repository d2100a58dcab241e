import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { Island } from '../../../island.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

export const layout = SettingLayout
export const head = (): Head => ({ title: 'Privacy' })

export default function PrivacyPage({ email }: PageProps<{ email: string }>) {
  return (
    <>
      <h2>Privacy</h2>
      <p className="lead">After a change you are signed out everywhere and sign in with the new password.</p>
      <NeedsScript />
      <Island name="change-password-form" when="load" props={{ email }} />
    </>
  )
}
