import * as m from '../../../server/platform/catalogues/messages.ts'
import type { MatchesView } from '../../../server/trading/matches/matches-shared.ts'
import { CircleRows } from '../../components/circles/circle-rows.tsx'
import { Avatar } from '../../components/common/avatar.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { ItemCard } from '../../components/items/item-card.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.matches_yours_swaps(), description: m.matches_deck_hint() })

/** Users looking for the new item, with their items. */
function Lookers({ item, lookers, takers }: NonNullable<MatchesView['about']>) {
  return (
    <section className="lookers" aria-labelledby="lookers">
      <h2 id="lookers">{m.matches_just_posted({ name: item.name })}</h2>
      {lookers.length + takers.length === 0 ? (
        <p>{m.matches_nobody_looks()}</p>
      ) : (
        <>
          {lookers.length > 0 && <p>{m.matches_looked_for({ count: lookers.length })}</p>}
          {lookers.map(({ person, wish, items }) => (
            <article key={person.id}>
              <h3>
                <Avatar name={person.name} src={person.avatar} size={36} />
                <a href={`/people/${person.id}`}>{m.matches_looks_for({ name: person.name, wish: wish })}</a>
              </h3>
              <div className="grid">
                {items.map((card) => (
                  <ItemCard key={card.id} item={card} />
                ))}
              </div>
            </article>
          ))}
          {takers.length > 0 && (
            <>
              <p>{m.matches_taken_in_return({ count: takers.length })}</p>
              <div className="grid">
                {takers.map((card) => (
                  <ItemCard key={card.id} item={card} />
                ))}
              </div>
            </>
          )}
        </>
      )}
    </section>
  )
}

export default function MatchesPage(props: PageProps<MatchesView>) {
  const {
    deck,
    wishes,
    wishes_found,
    wants,
    wants_total,
    want_sets,
    suggested,
    about,
    circles,
    agreed,
    found,
    left_out,
    wish,
    wish_category,
    mine,
    categories,
  } = props
  return (
    <div className="matches">
      <header>
        <h1>{m.matches_yours_swaps()}</h1>
        <p>{m.matches_deck_hint()}</p>
        <NeedsScript />
      </header>
      {about && <Lookers {...about} />}
      {agreed.length > 0 && (
        <section aria-labelledby="agreed">
          <h2 id="agreed">{m.matches_agreed({ count: agreed.length })}</h2>
          <CircleRows circles={agreed} />
        </section>
      )}
      <Island
        name="circle-list"
        when="load"
        props={{ state: 'proposed', title: m.circles_to_answer(), first: circles, leftOut: left_out }}
      />
      <section aria-labelledby="deck">
        {/* Visible only below other sections, to separate them. */}
        <h2 id="deck" className={about || circles.circles.length > 0 ? 'deck-title' : 'visually-hidden'}>
          {m.matches_deck()}
        </h2>
        <Island name="match-deck" when="load" props={{ first: deck, found }} />
      </section>
      <section className="panel" aria-labelledby="wishes">
        <h2 id="wishes">{m.matches_looking_for_mine()}</h2>
        <Island
          name="my-wishes"
          when="load"
          props={{ wishes, wishes_found, suggested, wish, wish_category, mine, categories }}
        />
      </section>
      <section className="panel" id="wants" tabIndex={-1} aria-labelledby="wants-title">
        <h2 id="wants-title">{m.matches_wants_title()}</h2>
        <Island name="my-wants" when="load" props={{ wants, wants_total, want_sets, mine }} />
      </section>
    </div>
  )
}
