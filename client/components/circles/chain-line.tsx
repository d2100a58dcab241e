import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CirclePersonView, CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { Picture } from '../common/picture.tsx'
import { meIn, nameOf } from './circle-texts.ts'

function Who({ person, me }: { person: CirclePersonView | null; me: number | undefined }) {
  if (!person || person.id === me) {
    return (
      <span className="who">
        <bdi>{person ? m.circles_you() : nameOf(null)}</bdi>
      </span>
    )
  }
  return (
    <a className="who" href={`/people/${person.id}`}>
      <bdi>{person.name}</bdi>
    </a>
  )
}

/** Who gives what to whom in a chain: an open line from the giver to the last receiver. */
export function ChainLine({ circle }: { circle: CircleView }) {
  const me = meIn(circle)
  const { legs } = circle
  return (
    <ol className="chain-line" aria-label={m.circles_ring_label()}>
      {legs.map((leg, at) => {
        const picture = (
          <Picture
            src={leg.item.image}
            srcset={leg.item.image_srcset}
            alt=""
            sizes="64px"
            width={64}
            height={64}
            priority="early"
          />
        )
        return (
          <li key={`${leg.item.name} ${leg.item.image}`} data-state={leg.state}>
            <Who person={leg.from} me={me} />
            {leg.item.id ? (
              <a className="passed" href={`/productdetails/${leg.item.id}`}>
                <span className="picture">{picture}</span>
                <span>{leg.item.name}</span>
              </a>
            ) : (
              <span className="passed">
                <span className="picture">{picture}</span>
                <span>{leg.item.name}</span>
              </span>
            )}
            {at === legs.length - 1 && <Who person={leg.to} me={me} />}
          </li>
        )
      })}
    </ol>
  )
}
