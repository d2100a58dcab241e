import type { ViewerView } from '../../../server/sessions/viewer-shared.ts'

/** Above every page, for who has signed up and waits to be let in. */
export function WaitingLine({ viewer }: { viewer: ViewerView | null }) {
  if (!viewer?.is_pending) return null
  return (
    <p className="site-line">
      You can look around. To take part, somebody has to let you in: <a href="/waiting">what that means</a>
    </p>
  )
}
