import * as m from '../../server/platform/catalogues/messages.ts'
import { Hole } from '../hole.tsx'
import type { PageContext } from '../page-module.ts'

/** Above every page, where there is something to say: the market is being set up, or who reads waits to be let in. */
export function SiteLines({ context }: { context: PageContext }) {
  return (
    <>
      {context.isSettingUp && <p className="site-line">{m.layout_this_market_is_being_set_up()}</p>}
      <Hole name="waiting" />
    </>
  )
}
