import type { ProductPage } from '../../server/market/items/items-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { Breadcrumb, type Crumb } from '../components/common/breadcrumb.tsx'
import { SafeHtml } from '../components/common/safe-html.tsx'
import { Sentence } from '../components/common/sentence.tsx'
import { Gallery } from '../components/items/gallery.tsx'
import { ItemCard } from '../components/items/item-card.tsx'
import { OwnerCard } from '../components/items/owner-card.tsx'
import { productHead } from '../components/items/product-head.ts'
import { ProductMissing } from '../components/items/product-missing.tsx'
import { ProductSummary } from '../components/items/product-summary.tsx'
import { ShareLinks } from '../components/items/share-links.tsx'
import { VideoLink } from '../components/items/video-link.tsx'
import { ReportLink } from '../components/reports/report-link.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<ProductPage>

/** Breadcrumb along the URL: `/`, `productdetails`, `{id}`. The middle one has no page. */
const trailTo = (name: string): Crumb[] => [
  { name: m.layout_home(), href: '/' },
  { name: m.items_product_details() },
  { name },
]

export const layout = PublicLayout

export const head = ({ product, context }: Props): Head =>
  product ? productHead(product, trailTo(product.name), context.origin) : { title: m.items_loading_failed() }

export default function ProductDetailsPage({ product, own, status, context }: Props) {
  if (!product) return <ProductMissing gone={status === 404} path={context.path} />
  const { name, pictures, description, video_links, suggested } = product
  return (
    <div className="wrap">
      <Breadcrumb trail={trailTo(name)} />
      <article className="product">
        <Gallery name={name} pictures={pictures} />
        <div className="product-side">
          <ProductSummary product={product} own={own} />
          <OwnerCard product={product} isOwn={own !== null} />
        </div>
        <div className="product-more">
          <section aria-labelledby="description">
            <h2 id="description">{m.items_description()}</h2>
            <SafeHtml className="prose" html={description} />
          </section>
          {video_links.length > 0 && (
            <section aria-labelledby="videos">
              <h2 id="videos">{video_links.length === 1 ? m.items_video() : m.items_videos()}</h2>
              <div className="videos">
                {video_links.map((link, index) => (
                  <VideoLink
                    key={link}
                    link={link}
                    title={
                      video_links.length === 1
                        ? m.items_play_the_video()
                        : m.items_play_video({ index: index + 1 })
                    }
                  />
                ))}
              </div>
            </section>
          )}
          <footer className="product-foot" data-enhance="report">
            <p>
              <Sentence of={m.items_ad_id({ id: product.id, strong: (text) => <strong>{text}</strong> })} />
            </p>
            {!own && (
              <ReportLink kind="item" id={product.id}>
                {m.items_report_this_item()}
              </ReportLink>
            )}
            <ShareLinks profiles={context.site.social_media} />
          </footer>
        </div>
      </article>
      {suggested.length > 0 && (
        <section className="suggested" aria-labelledby="suggested">
          <h2 id="suggested">{m.items_you_may_also_like()}</h2>
          <div className="grid">
            {suggested.map((card) => (
              <ItemCard key={card.id} item={card} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
