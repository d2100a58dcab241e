import { type ReactNode, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Avatar } from '../common/avatar.tsx'
import { LargePictures } from '../common/large-pictures.tsx'
import { Sentence } from '../common/sentence.tsx'
import { DetailsBody } from '../items/details-body.tsx'
import { figuresText } from '../people/figures-text.ts'
import { SwapReviews } from '../reviews/swap-reviews.tsx'
import { ExchangeHistory } from './exchange-history.tsx'
import type { ExchangeInFull } from './exchange-in-full.ts'
import { ThingPictures } from './thing-pictures.tsx'
import type { ShownThing } from './things.ts'
import { useRefreshExchange } from './use-exchange-step.ts'

export function ExchangeTerms({ request }: { request: ExchangeInFull['request'] }) {
  const [opened, setOpened] = useState<number | null>(null)
  const things: ShownThing[] = [...request.offered, ...request.wanted]
  return (
    <>
      <ThingPictures terms={request} onOpen={(thing) => setOpened(things.indexOf(thing))} />
      {request.message && <blockquote>{request.message}</blockquote>}
      {opened !== null && (
        <LargePictures
          pictures={things.map(({ id, name, image, image_srcset }) => ({
            src: image,
            srcset: image_srcset,
            name,
            ...(id === null ? {} : { href: `/productdetails/${id}` }),
          }))}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** The other user, items of both sides, message and description. */
export function ExchangeBody({
  details: { request, offered },
  isBelowTerms = false,
  children,
}: {
  details: ExchangeInFull
  /** True if images and message are shown above already. */
  isBelowTerms?: boolean
  /** Shown below the reviews. */
  children?: ReactNode
}) {
  const { other } = request
  const isMine = request.direction === 'outgoing'
  const refresh = useRefreshExchange(request.id)
  return (
    <>
      <div className="exchange-with">
        <Avatar name={other.name} src={other.avatar} size={44} />
        <p>
          <Sentence
            of={(request.direction === 'incoming' ? m.swaps_asks_you : m.swaps_asked_by_you_who)({
              name: other.name,
              who: (text) => (
                <b>
                  <a className="link" href={`/people/${other.id}`}>
                    {text}
                  </a>
                </b>
              ),
            })}
          />
          <span className="figures">{figuresText(other)}</span>
        </p>
        <a className="link" href={`/dashboard/messages?userId=${other.id}`}>
          {m.swaps_message()}
        </a>
      </div>
      <SwapReviews
        swapId={request.id}
        other={other}
        reviews={request.reviews}
        mine={request.my_review}
        mayReview={request.can.includes('review')}
        onChange={refresh}
      />
      {children}
      {!isBelowTerms && <ExchangeTerms request={request} />}
      <ExchangeHistory request={request} />
      <DetailsBody
        details={{ ...offered, owner: other }}
        folds={isMine && isBelowTerms ? m.swaps_about_mine({ name: offered.name }) : undefined}
      />
    </>
  )
}
