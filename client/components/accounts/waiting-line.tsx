import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ViewerView } from '../../../server/platform/sessions/viewer-shared.ts'
import { Sentence } from '../common/sentence.tsx'

export function WaitingLine({ viewer }: { viewer: ViewerView | null }) {
  if (!viewer?.is_pending) return null
  return (
    <p className="site-line">
      <Sentence
        of={m.accounts_you_can_look_around_to_take_part({ link: (text) => <a href="/waiting">{text}</a> })}
      />
    </p>
  )
}
