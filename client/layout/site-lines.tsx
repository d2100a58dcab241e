import * as m from '../../server/platform/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'
import { Slot } from '../slot.tsx'

/** Notices above every page: setup mode, or an account awaiting approval. */
export function SiteLines({ context }: { context: PageContext }) {
  return (
    <>
      {context.isSettingUp && <p className="site-line">{m.layout_being_set_up()}</p>}
      <Slot name="waiting" />
    </>
  )
}
