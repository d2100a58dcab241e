import * as m from '../../../server/platform/catalogues/messages.ts'
import { SignpostDrawing, SpilledBoxDrawing } from '../common/error-drawings.tsx'

/** Not found, or failed with a retry. */
export function ProductMissing({ gone, path }: { gone: boolean; path: string }) {
  return (
    <section
      className="wrap error-page product-missing"
      id="product"
      tabIndex={-1}
      data-enhance={gone ? undefined : 'frame'}
    >
      {gone ? <SignpostDrawing text="404" /> : <SpilledBoxDrawing />}
      <h1>{m.items_loading_failed()}</h1>
      <p>{gone ? m.items_missing_or_swapped() : m.items_our_mistake()}</p>
      <template>
        <p role="status">{m.items_loading()}</p>
      </template>
      <p className="ways">
        {!gone && (
          <a className="button" href={path}>
            {m.common_try_again()}
          </a>
        )}
        <a className={gone ? 'button' : 'button quiet'} href="/browse?category=all">
          {m.items_browse_all_items()}
        </a>
        <a className="button quiet" href="/">
          {m.items_home()}
        </a>
      </p>
    </section>
  )
}
