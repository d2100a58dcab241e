import * as m from '../../../server/catalogues/messages.ts'
import type { CircleLegView } from '../../../server/circles/circles-shared.ts'
import { Picture } from '../common/picture.tsx'
import { isConfirmed, nameOf } from './circle-texts.ts'

/** Arrows between round pictures that stand evenly on a circle of 100 around 150, 150, the first one on top. */
function arrows(count: number): string[] {
  const radius = count === 2 ? 74 : 100
  /** Half of what a picture takes of the circle, and a little air. */
  const half = count === 2 ? 0.95 : count === 3 ? 0.56 : 0.52
  const at = (angle: number) =>
    `${(150 + radius * Math.sin(angle)).toFixed(1)} ${(150 - radius * Math.cos(angle)).toFixed(1)}`
  return Array.from({ length: count }, (_, place) => {
    const start = ((place + (count === 2 ? 0.5 : 0)) * 2 * Math.PI) / count - (count === 2 ? Math.PI : 0)
    const end = start + (2 * Math.PI) / count
    return `M${at(start + half)}A${radius} ${radius} 0 0 1 ${at(end - half)}`
  })
}

/**
 * Who gives what to whom, as round pictures with an arrow from each to the next; what I give comes first. Read aloud it is a list of
 * sentences.
 */
export function Ring({ legs }: { legs: readonly CircleLegView[] }) {
  return (
    <div className="ring" data-of={legs.length}>
      <svg viewBox="0 0 300 300" fill="none" aria-hidden="true">
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
            <path d="m1 1 8 4-8 4z" fill="currentColor" />
          </marker>
        </defs>
        {arrows(legs.length).map((path) => (
          <path key={path} d={path} markerEnd="url(#ring-head)" />
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
                <a href={`/productdetails/${leg.item.id}`} aria-label={sentence}>
                  {picture}
                </a>
              ) : (
                <>
                  {picture}
                  <span className="visually-hidden">{sentence}</span>
                </>
              )}
              <span className="who" aria-hidden="true">
                <bdi>{giver}</bdi>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
