import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfferedProductView } from '../../server/exchanges/exchanges-schema.ts'
import type { ProductView } from '../../server/items/items-schema.ts'
import { get } from '../api.ts'
import { Dialog } from './dialog.tsx'
import { Picture } from './picture.tsx'
import { RelativeTime } from './relative-time.tsx'
import { SafeHtml } from './safe-html.tsx'

/** The dialog shows no more (specification, section 9). */
const MOST_IMAGES = 4

type Details = Pick<
  OfferedProductView,
  'name' | 'description' | 'images' | 'display_image' | 'created_at' | 'owner'
>

const VARIANTS = {
  product: {
    failure: 'Failed to load product details.',
    load: async (id: number): Promise<Details> =>
      (await get<{ product: ProductView }>(`/api/home/product/details/${id}`)).data.product,
  },
  exchange: {
    failure: 'Failed to load exchange details.',
    load: async (id: number): Promise<Details> =>
      (await get<OfferedProductView>(`/api/exchange-request/${id}/offered-product`)).data,
  },
}

/** One picture; a placeholder where its file cannot be had. */
function DetailsImage({ src, alt }: { src: string; alt: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <div className="picture">
      {broken ? (
        <Picture src={null} alt={alt} />
      ) : (
        <img src={src} alt={alt} onError={() => setBroken(true)} />
      )}
    </div>
  )
}

/** View Details: a thing and its owner. `exchange` takes the id of a request, `product` that of an item. */
export function DetailsDialog({
  variant,
  id,
  onClose,
}: {
  variant: keyof typeof VARIANTS
  id: number
  onClose: () => void
}) {
  const { load, failure } = VARIANTS[variant]
  const { data, isPending } = useQuery({ queryKey: ['details', variant, id], queryFn: () => load(id) })
  return (
    <Dialog title="View Details" onClose={onClose} width="720px">
      {isPending ? (
        <p role="status">Loading...</p>
      ) : data ? (
        <DetailsBody details={data} />
      ) : (
        <p role="alert">{failure}</p>
      )}
    </Dialog>
  )
}

function DetailsBody({ details }: { details: Details }) {
  const { name, owner, created_at, description, images, display_image } = details
  const rows: [label: string, value: string][] = [
    ['Item Offered', name],
    ['Owner Email', owner.email],
    ['Owner Phone', owner.phone],
    // The specification labels the address a second time as Phone; people are shown what it is.
    ['Owner Address', owner.address],
  ]
  return (
    <div className="details">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
        <div>
          <dt>Created At</dt>
          <dd>
            <RelativeTime at={created_at} />
          </dd>
        </div>
      </dl>
      <h3>Item Description</h3>
      <SafeHtml className="prose" html={description} />
      <h3>Product Images</h3>
      {images.length === 0 ? (
        <p>No images available.</p>
      ) : (
        <div className="details-images">
          {images.slice(0, MOST_IMAGES).map((src, index) => (
            <DetailsImage key={src} src={src} alt={`${name}, picture ${index + 1}`} />
          ))}
        </div>
      )}
      {display_image && !images.slice(0, MOST_IMAGES).includes(display_image) && (
        <DetailsImage src={display_image} alt={name} />
      )}
    </div>
  )
}
