import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { Picture } from '../common/picture.tsx'
import { legsOfMine, myLegs, nameOf, standingOf, titleOf } from './circle-texts.ts'

export function CircleRows({ circles }: { circles: readonly CircleView[] }) {
  return (
    <ul className="circle-list">
      {circles.map((circle) => {
        const { given, got } = myLegs(circle)
        return (
          <li key={circle.id}>
            <a className="panel circle-row" href={`/dashboard/circles/${circle.id}`}>
              <span className="pictures">
                {legsOfMine(circle).map(({ item }) => (
                  <span key={`${item.name} ${item.image}`} className="picture">
                    <Picture
                      src={item.image}
                      srcset={item.image_srcset}
                      alt=""
                      sizes="64px"
                      width={64}
                      height={64}
                    />
                  </span>
                ))}
              </span>
              <strong>{titleOf(circle)}</strong>
              {given && <span>{m.circles_gives({ item: given.item.name, name: nameOf(given.to) })}</span>}
              {got && <span>{m.circles_gets({ item: got.item.name, name: nameOf(got.from) })}</span>}
              <span className="standing-line">{standingOf(circle)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
