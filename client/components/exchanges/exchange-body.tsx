import { useState } from 'react'
import * as m from '../../../languages/messages.ts'
import { Avatar } from '../common/avatar.tsx'
import { LargePictures } from '../common/large-pictures.tsx'
import { Sentence } from '../common/sentence.tsx'
import { DetailsBody } from '../items/details-body.tsx'
import { ExchangeHistory } from './exchange-history.tsx'
import type { ExchangeInFull } from './exchange-in-full.ts'
import { ThingPictures } from './thing-pictures.tsx'
import type { ShownThing } from './things.ts'

/** Who it is with, both sides with pictures that open, what was said, and the thing that is offered in words. */
export function ExchangeBody({ details: { request, offered } }: { details: ExchangeInFull }) {
  const { other, message } = request
  const [opened, setOpened] = useState<number | null>(null)
  const things: ShownThing[] = [...request.offered, ...request.wanted]
  return (
    <>
      <div className="exchange-with">
        <Avatar name={other.name} src={other.avatar} size={44} />
        <p>
          <Sentence
            of={(request.direction === 'incoming' ? m.swaps_asks_you : m.swaps_asked_by_you_who)({
              name: other.name,
              who: (text) => <b>{text}</b>,
            })}
          />
        </p>
        <a className="link" href={`/dashboard/messages?userId=${other.id}`}>
          {m.swaps_message()}
        </a>
      </div>
      <ThingPictures terms={request} onOpen={(thing) => setOpened(things.indexOf(thing))} />
      <blockquote>{message}</blockquote>
      <ExchangeHistory request={request} />
      <DetailsBody details={{ ...offered, owner: other }} />
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
