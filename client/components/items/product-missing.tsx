import { SignpostDrawing, SpilledBoxDrawing } from '../common/error-drawings.tsx'

/** Instead of an item: there is none, or loading it failed, which is worth another try. */
export function ProductMissing({ gone, path }: { gone: boolean; path: string }) {
  return (
    <section
      className="wrap error-page product-missing"
      id="product"
      tabIndex={-1}
      data-enhance={gone ? undefined : 'frame'}
    >
      {gone ? <SignpostDrawing text="404" /> : <SpilledBoxDrawing />}
      <h1>Failed to load product details.</h1>
      <p>
        {gone
          ? 'There is no such item. Perhaps it was swapped, or its owner took it down.'
          : 'Something went wrong on our side. It is worth another try in a moment.'}
      </p>
      <template>
        <p role="status">Loading...</p>
      </template>
      <p className="ways">
        {!gone && (
          <a className="button" href={path}>
            Try again
          </a>
        )}
        <a className={gone ? 'button' : 'button quiet'} href="/browse?category=all">
          Browse all items
        </a>
        <a className="button quiet" href="/">
          Home
        </a>
      </p>
    </section>
  )
}
