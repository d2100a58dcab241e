import { CalendarDays, Clock, MapPin, MessageCircle, Repeat2, Settings } from 'lucide-react'
import type { PersonPage, PersonView } from '../../server/market/people/people-shared.ts'
import { wishText } from '../../server/market/wishes/wish-text-shared.ts'
import { dated } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { cutText } from '../../server/platform/schemas/cut-text-shared.ts'
import { LONGEST } from '../../server/platform/schemas/longest-shared.ts'
import { Avatar } from '../components/common/avatar.tsx'
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from '../components/common/breadcrumb.tsx'
import { Pager } from '../components/common/pager.tsx'
import { CallForm } from '../components/form/call-form.tsx'
import { TextAreaField } from '../components/form/field.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { ItemCard } from '../components/items/item-card.tsx'
import { figuresText } from '../components/people/figures-text.ts'
import { ReportLink } from '../components/reports/report-link.tsx'
import { Review } from '../components/reviews/review.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'
import { Slot } from '../slot.tsx'

type Props = PageProps<PersonPage>

/** Maximum characters of a search engine's description. */
const DESCRIPTION_LENGTH = 160

const trailTo = (name: string): Crumb[] => [{ name: m.people_home(), href: '/' }, { name }]

/** Schema.org ProfilePage with the visible data only. */
const profileJsonLd = ({ id, name, about, avatar, member_since }: PersonView, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  dateCreated: member_since,
  mainEntity: {
    '@type': 'Person',
    '@id': new URL(`/people/${id}`, origin).href,
    identifier: String(id),
    name,
    ...(about ? { description: about } : {}),
    ...(avatar ? { image: new URL(avatar, origin).href } : {}),
  },
})

export const layout = PublicLayout

export const head = ({ person, items, reviews, context }: Props): Head => {
  const isFirst = items.pagination.current_page === 1 && reviews.pagination.current_page === 1
  return {
    title: person.name,
    description: cutText(person.about || figuresText(person), DESCRIPTION_LENGTH),
    ...(isFirst ? { canonical: `/people/${person.id}` } : {}),
    ...(person.avatar ? { image: person.avatar } : {}),
    jsonLd: [profileJsonLd(person, context.origin), breadcrumbJsonLd(trailTo(person.name), context.origin)],
  }
}

const REPLIES = {
  hour: m.people_replies_hour,
  day: m.people_replies_day,
  week: m.people_replies_week,
}

function Facts({ person }: { person: PersonView }) {
  const { place, member_since, replies_within } = person
  const since = dated(member_since, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <ul className="person-facts">
      <li>
        <Repeat2 size={18} aria-hidden="true" />
        <strong>{figuresText(person)}</strong>
      </li>
      {place && (
        <li>
          <MapPin size={18} aria-hidden="true" />
          <bdi>{place}</bdi>
        </li>
      )}
      <li>
        <CalendarDays size={18} aria-hidden="true" />
        {m.people_member_since({ since })}
      </li>
      {replies_within && (
        <li>
          <Clock size={18} aria-hidden="true" />
          {REPLIES[replies_within]()}
        </li>
      )}
    </ul>
  )
}

function Ways({ person: { id, name, is_me, is_blocked } }: { person: PersonView }) {
  if (is_me) {
    return (
      <a className="button quiet" href="/dashboard/setting/general">
        <Settings size={18} aria-hidden="true" /> {m.people_change_profile()}
      </a>
    )
  }
  if (is_blocked) {
    return (
      <>
        <p>{m.people_you_have_blocked({ name })}</p>
        <CallForm
          call="DELETE /api/blocks/:id"
          params={{ id }}
          label={m.people_unblock()}
          busy={m.people_unblocking()}
        />
      </>
    )
  }
  return (
    <>
      <a className="button" href={`/dashboard/messages?userId=${id}`}>
        <MessageCircle size={18} aria-hidden="true" /> {m.people_send_message()}
      </a>
      <Slot name="block" about={id} />
      <ReportLink kind="person" id={id}>
        {m.people_report()}
      </ReportLink>
    </>
  )
}

/** Address with the pages of items and of reviews. */
function pageHref(id: number, items: number, reviews: number): string {
  const query = new URLSearchParams()
  if (items > 1) query.set('page', String(items))
  if (reviews > 1) query.set('reviews', String(reviews))
  return query.size > 0 ? `/people/${id}?${query}` : `/people/${id}`
}

/** Form for the single reply to a review. */
const AnswerForm = ({ id }: { id: number }) => (
  <details className="answer-form">
    <summary className="button quiet">{m.people_answer()}</summary>
    <CallForm
      call="POST /api/reviews/:id/answer"
      params={{ id }}
      label={m.people_send_answer()}
      busy={m.people_sending()}
      look=""
    >
      <TextAreaField
        label={m.people_your_answer()}
        name="text"
        rows={3}
        maxLength={LONGEST.review}
        help={m.people_answer_help()}
      />
    </CallForm>
  </details>
)

export default function PersonPageView({ person, items, reviews }: Props) {
  const { id, name, about, avatar, is_me, wishes } = person
  const { current_page: page } = items.pagination
  const { current_page: reviewsPage } = reviews.pagination
  return (
    <div className="wrap person" data-enhance="report">
      <Breadcrumb trail={trailTo(name)} />
      <header className="panel person-card">
        <Avatar name={name} src={avatar} size={96} />
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <Facts person={person} />
        </div>
        {about && <p className="said">{about}</p>}
        <div className="person-ways">
          <Ways person={person} />
        </div>
      </header>
      {wishes.length > 0 && (
        <section aria-labelledby="wishes">
          <h2 id="wishes">{m.people_looking_for()}</h2>
          <ul className="chips">
            {wishes.map((wish) => (
              <li className="chip" key={wish.id}>
                <bdi>{wishText(wish)}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="items">
        <h2 id="items">{m.people_items({ count: items.pagination.total })}</h2>
        {items.products.length > 0 ? (
          <div className="grid">
            {items.products.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </div>
        ) : (
          <p>{is_me ? m.people_no_items_of_yours() : m.people_no_items()}</p>
        )}
        {items.pagination.last_page > 1 && (
          <Pager pagination={items.pagination} href={(to) => `${pageHref(id, to, reviewsPage)}#items`} />
        )}
      </section>
      <section aria-labelledby="reviews">
        <h2 id="reviews">{m.people_reviews({ count: reviews.pagination.total })}</h2>
        {reviews.reviews.length > 0 ? (
          <>
            {is_me && <NeedsScript />}
            <ol className="reviews">
              {reviews.reviews.map((review) => (
                <Review key={review.id} review={review} about={name}>
                  <footer>
                    {is_me && review.answer === null && <AnswerForm id={review.id} />}
                    <ReportLink
                      kind="review"
                      id={review.id}
                      label={m.people_report_review_by({ name: review.by.name })}
                    >
                      {m.people_report()}
                    </ReportLink>
                  </footer>
                </Review>
              ))}
            </ol>
          </>
        ) : (
          <p>{m.people_no_reviews()}</p>
        )}
        {reviews.pagination.last_page > 1 && (
          <Pager pagination={reviews.pagination} href={(to) => `${pageHref(id, page, to)}#reviews`} />
        )}
      </section>
    </div>
  )
}
