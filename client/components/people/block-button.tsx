import * as m from '../../../server/catalogues/messages.ts'
import type { HoleProps } from '../../hole.tsx'
import { ActForm } from '../admin/act-form.tsx'

/** Blocking the person whose page it is, for those who are signed in. */
export function BlockButton({ viewer, about }: HoleProps) {
  if (!viewer) return null
  return (
    <ActForm
      call="POST /api/blocks/:id"
      params={{ id: about }}
      label={m.people_block()}
      busy={m.people_blocking()}
    />
  )
}
