import * as m from '../../server/platform/catalogues/messages.ts'
import { Hole } from '../hole.tsx'
import type { PageContext } from '../page-module.ts'

/** Notices above every page: setup mode, or an account awaiting approval. */
export function SiteLines({ context }: { context: PageContext }) {
  return (
    <>
      {context.isSettingUp && <p className="site-line">{m.layout_being_set_up()}</p>}
      <Hole name="waiting" />
    </>
  )
}
