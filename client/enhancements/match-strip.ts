import * as m from '../../server/platform/catalogues/messages.ts'
import type { DeckCard } from '../../server/trading/matches/matches-shared.ts'
import { whyText } from '../components/matches/why-text.ts'

/** Maximum items in the strip. */
const SHOWN = 8

function entry(shown: DeckCard): HTMLElement {
  const { card } = shown
  const line = document.createElement('li')
  const link = document.createElement('a')
  link.href = `/productdetails/${card.id}`
  const picture = document.createElement('span')
  picture.className = 'picture'
  if (card.image) {
    const image = document.createElement('img')
    Object.assign(image, {
      alt: '',
      loading: 'lazy',
      decoding: 'async',
      sizes: '150px',
      width: 150,
      height: 150,
    })
    if (card.image_srcset) image.srcset = card.image_srcset
    image.src = card.image
    picture.append(image)
  }
  const name = document.createElement('bdi')
  name.textContent = card.name
  const why = document.createElement('span')
  why.className = 'why'
  why.textContent = whyText(shown)
  link.append(picture, name, why)
  line.append(link)
  return line
}

export default async function matchStrip(strip: HTMLElement): Promise<void> {
  const list = strip.querySelector('ul')!
  const said = strip.querySelector('p')!
  function show(shown: HTMLElement, other: HTMLElement) {
    shown.hidden = false
    other.hidden = true
  }
  function sayInstead() {
    said.style.minHeight ||= `${list.getBoundingClientRect().height}px`
    show(said, list)
  }
  async function fill(): Promise<void> {
    const { call } = await import('../api.ts')
    const { data } = await call('GET /api/matches/deck')
    if (data.length === 0) return sayInstead()
    list.replaceChildren(...data.slice(0, SHOWN).map(entry))
    show(list, said)
  }
  const nothing = said.textContent
  async function tryToFill(): Promise<void> {
    removeEventListener('online', tryToFill)
    said.textContent = nothing
    try {
      await fill()
    } catch {
      const again = document.createElement('button')
      again.type = 'button'
      again.className = 'link'
      again.textContent = m.matches_try_again()
      again.addEventListener('click', tryToFill)
      said.replaceChildren(`${m.common_something_wrong()} `, again)
      sayInstead()
      // A failed load is retried when the connection is back.
      addEventListener('online', tryToFill)
    }
  }
  await tryToFill()
}
