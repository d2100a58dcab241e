import type { UserView } from '../../../../server/members/accounts/user-shared.ts'
import { ownName } from '../../../../server/platform/catalogues/intl.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import type { NeighbourhoodView } from '../../../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { Island } from '../../../island.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

export const layout = SettingLayout
export const head = (): Head => ({ title: m.accounts_general() })

export default function GeneralPage({
  user,
  neighbourhoods,
  context: { languages },
}: PageProps<{ user: UserView; neighbourhoods: NeighbourhoodView[] }>) {
  return (
    <>
      <h2>{m.accounts_general()}</h2>
      <p className="lead">{m.accounts_general_help()}</p>
      <NeedsScript />
      <Island
        name="profile-form"
        when="load"
        props={{
          user,
          neighbourhoods,
          languages: languages.offered.map((code) => ({ code, name: ownName(code) })),
        }}
      />
    </>
  )
}
