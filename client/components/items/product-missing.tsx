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
      <h1>{m.items_failed_to_load_product_details()}</h1>
      <p>
        {gone
          ? m.items_there_is_no_such_item_perhaps_it_was()
          : m.items_something_went_wrong_on_our_side_it_is()}
      </p>
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
