import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CircleLegView } from '../../../server/trading/circles/circles-shared.ts'
import { Picture } from '../common/picture.tsx'
import { isConfirmed, nameOf } from './circle-texts.ts'

/** SVG arrows by number of images, in a viewBox 300 wide, placed around the names (client/styles/pages/circles.css). */
const ARROWS: Record<number, readonly string[]> = {
  2: ['M107 90A74 74 0 0 1 193 90', 'M180 205A74 74 0 0 1 120 205'],
  3: ['M203 65A100 100 0 0 1 250 146', 'M184 206A100 100 0 0 1 116 206', 'M50 146A100 100 0 0 1 97 65'],
  4: [
    'M203 62A100 100 0 0 1 246 110',
    'M250 244A100 100 0 0 1 206 290',
    'M94 290A100 100 0 0 1 50 244',
    'M54 110A100 100 0 0 1 97 62',
  ],
}

/** Ring of images with arrows, starting with the viewer's item. For screen readers a list of sentences. */
export function Ring({ legs }: { legs: readonly CircleLegView[] }) {
  return (
    <div className="ring" data-of={legs.length}>
      <svg viewBox={`0 0 300 ${legs.length === 4 ? 360 : 300}`} fill="none" aria-hidden="true">
        <defs>
          <marker
            id="ring-head"
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto"
          >
            <path d="m1 1 8 4-8 4z" fill="currentColor" stroke="none" />
          </marker>
        </defs>
        {ARROWS[legs.length]!.map((path) => (
          <path key={path} d={path} pathLength={1} markerEnd="url(#ring-head)" />
        ))}
      </svg>
      <ol aria-label={m.circles_ring_label()}>
        {legs.map((leg, at) => {
          const giver = at === 0 ? m.circles_you() : nameOf(leg.from)
          const receiver = at === legs.length - 1 ? m.circles_you() : nameOf(leg.to)
          const sentence = m.circles_goes_to({ item: leg.item.name, giver, receiver })
          const picture = (
            <span className="picture">
              <Picture
                src={leg.item.image}
                srcset={leg.item.image_srcset}
                alt=""
                sizes="120px"
                width={120}
                height={120}
                priority="early"
              />
            </span>
          )
          return (
            <li key={`${leg.item.name} ${leg.item.image}`} data-done={isConfirmed(leg) || undefined}>
              {leg.item.id ? (
                <a className="thing" href={`/productdetails/${leg.item.id}`} aria-label={sentence}>
                  {picture}
                </a>
              ) : (
                <>
                  {picture}
                  <span className="visually-hidden">{sentence}</span>
                </>
              )}
              {at > 0 && leg.from ? (
                <a className="who" href={`/people/${leg.from.id}`}>
                  <bdi>{giver}</bdi>
                </a>
              ) : (
                <span className="who" aria-hidden="true">
                  <bdi>{giver}</bdi>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
