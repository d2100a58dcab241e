import { Search } from 'lucide-react'
import type { HomePageView } from '../../server/market/home/home-shared.ts'
import { number } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { EmptyState } from '../components/common/empty-state.tsx'
import { SwapIcon } from '../components/common/icons.tsx'
import { Pager } from '../components/common/pager.tsx'
import { SafeHtml } from '../components/common/safe-html.tsx'
import { Sentence } from '../components/common/sentence.tsx'
import { CameraDrawing, GuitarDrawing } from '../components/home/hero-drawings.tsx'
import { HomeDays } from '../components/home/home-days.tsx'
import { BelongingsDrawing, NeighboursDrawing } from '../components/home/home-drawings.tsx'
import { head, pagePath } from '../components/home/home-head.ts'
import { RingLine } from '../components/home/ring-line.tsx'
import { ItemCard, priorityAt } from '../components/items/item-card.tsx'
import { SkeletonCards } from '../components/items/skeleton-card.tsx'
import { LookedForHere } from '../components/wishes/looked-for.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { PageProps } from '../page-module.ts'
import { Slot } from '../slot.tsx'

type Props = PageProps<HomePageView>

export { head }
export const layout = PublicLayout

/** Without JavaScript the page opens at the grid. */
const pageHref = (page: number) => `${pagePath(page)}#featured`

type HeroPictures = NonNullable<NonNullable<Props['hero_section']>['pictures']>

/** The community's images, or drawings by default. */
function Polaroids({ pictures }: { pictures: HeroPictures }) {
  if (pictures.length > 0) {
    return (
      <div className="polaroids">
        {pictures.map(({ image, caption }) => (
          <figure key={image}>
            <img src={image!} alt="" width={320} height={290} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    )
  }
  return (
    <div className="polaroids" aria-hidden="true">
      <figure>
        <GuitarDrawing />
        <figcaption>{m.home_classical_guitar()}</figcaption>
      </figure>
      <figure>
        <CameraDrawing />
        <figcaption>{m.home_film_camera()}</figcaption>
      </figure>
      <span className="sign">
        <SwapIcon size={36} />
      </span>
    </div>
  )
}

function Hero({ hero_section, featured_items_pagination: { total, total_capped } }: Props) {
  return (
    <section className="wrap hero">
      <div className="words">
        <h1>{hero_section?.title || m.home_title()}</h1>
        {hero_section?.content && <SafeHtml className="prose lead" html={hero_section.content} />}
        <search>
          <form className="search" action="/browse" data-enhance="disable-while-blank suggestions">
            <input
              type="search"
              name="product"
              placeholder={m.home_search_here()}
              aria-label={m.home_search_here()}
              enterKeyHint="search"
              autoComplete="off"
              required
            />
            <button className="button" type="submit">
              <Search size={18} aria-hidden="true" />
              {m.home_search()}
            </button>
          </form>
        </search>
        <RingLine />
        {total > 0 && (
          <p className="count">
            <Sentence
              of={m.home_looking_for_a_home({
                total,
                shown: total_capped ? `${number(total)}+` : number(total),
                strong: (text) => <b>{text}</b>,
              })}
            />
          </p>
        )}
      </div>
      <Polaroids pictures={(hero_section?.pictures ?? []).filter(({ image }) => image)} />
    </section>
  )
}

function NoItems({ total }: { total: number }) {
  if (total > 0) {
    return (
      <EmptyState title={m.home_past_last_page()}>
        <a className="button" href={pageHref(1)}>
          {m.home_see_the_newest()}
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={m.home_nothing_yet()}>
      <a className="button" href="/uploaditem">
        {m.home_post_the_first_item()}
      </a>
    </EmptyState>
  )
}

function FeaturedItems({ featured_items, featured_items_pagination }: Props) {
  return (
    <section
      className="wrap"
      id="featured"
      tabIndex={-1}
      aria-labelledby="featured-title featured-page"
      data-enhance="frame"
    >
      <div className="section-bar">
        <h2 id="featured-title">{m.home_featured_items()}</h2>
        <a className="link" href="/browse?category=all">
          {m.home_browse_all_items()}
        </a>
      </div>
      <template>
        <div className="grid">
          <SkeletonCards />
        </div>
      </template>
      {featured_items.length > 0 ? (
        <div className="grid">
          {featured_items.map((item, index) => (
            <ItemCard key={item.id} item={item} priority={priorityAt(index)} />
          ))}
        </div>
      ) : (
        <NoItems total={featured_items_pagination.total} />
      )}
      <Pager pagination={featured_items_pagination} href={pageHref} id="featured-page" />
    </section>
  )
}

function Services({ service_section, featured_items_pagination }: Props) {
  if (service_section?.length === 0) return null
  return (
    <section
      className="services"
      id="services"
      tabIndex={-1}
      aria-label={m.home_services()}
      data-enhance="frame"
    >
      <template>
        <p className="wrap">{m.home_loading()}</p>
      </template>
      {service_section ? (
        <ul className="wrap row">
          {service_section.map(({ image, title, description }) => (
            <li key={title}>
              <span className="image">
                {image && <img src={image} alt="" width={56} height={56} loading="lazy" />}
              </span>
              <h3>{title}</h3>
              <SafeHtml className="prose" html={description} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="wrap" data-while-failed>
          <Sentence
            of={m.home_something_wrong({
              link: (text) => (
                <a className="link" href={pagePath(featured_items_pagination.current_page)}>
                  {text}
                </a>
              ),
            })}
          />
        </p>
      )}
    </section>
  )
}

function HowItWorks({ how_it_works }: Props) {
  return (
    <section className="wrap how" aria-labelledby="how-title">
      <div className="scene">
        {how_it_works?.image ? <img src={how_it_works.image} alt="" loading="lazy" /> : <NeighboursDrawing />}
      </div>
      <div>
        <h2 id="how-title">{how_it_works?.title || m.home_loading_items()}</h2>
        <ol className="steps">
          {how_it_works?.steps.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <SafeHtml className="prose" html={description} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function StartTrading({ trading_section }: Props) {
  return (
    <section className="wrap">
      <div className="start">
        <h2>{trading_section?.title || m.home_start_trading_now()}</h2>
        {trading_section?.description ? (
          <SafeHtml className="prose" html={trading_section.description} />
        ) : (
          <p>{m.home_start_text()}</p>
        )}
        <a className="button marigold large" href="/payment">
          {m.home_post_your_first_trade()}
        </a>
        <BelongingsDrawing />
      </div>
    </section>
  )
}

export default function HomePage(props: Props) {
  return (
    <>
      <Hero {...props} />
      <Slot name="matches" />
      <HomeDays days={props.days} />
      <LookedForHere place="home" />
      <FeaturedItems {...props} />
      <Services {...props} />
      <HowItWorks {...props} />
      <StartTrading {...props} />
    </>
  )
}
