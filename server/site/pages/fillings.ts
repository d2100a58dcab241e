import { LRUCache } from 'lru-cache'
import type { Language } from '../../platform/catalogues/current.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import type { HoleMark } from './page-template.ts'
import { Part } from './part.ts'

/** What draws a hole: client/entry-server.tsx. */
export interface HoleRenderer {
  thing(
    name: string,
    props: { about: number; isSignedIn: boolean; told: unknown },
    language: Language,
  ): string
  viewer(name: string, props: { viewer: ViewerView | null; waiting: number }, language: Language): string
}

/** How many fillings are remembered; each takes some hundred bytes. */
const REMEMBERED = 5000

/** What holes are filled with. There are few (a heart is full or empty), so each is drawn once. */
export class Fillings {
  readonly #render: HoleRenderer
  readonly #parts = new LRUCache<string, Part>({ max: REMEMBERED })

  constructor(render: HoleRenderer) {
    this.#render = render
  }

  #once(key: string, draw: () => string): Part {
    let part = this.#parts.get(key)
    if (!part) {
      part = new Part(Buffer.from(draw()))
      this.#parts.set(key, part)
    }
    return part
  }

  /** @param told what its noun tells of the viewer and the thing; undefined for nothing. */
  ofThing({ name, about }: HoleMark, isSignedIn: boolean, told: unknown, language: Language): Part {
    const key = `${language} ${name} ${about} ${isSignedIn} ${told === undefined ? '' : JSON.stringify(told)}`
    return this.#once(key, () => this.#render.thing(name, { about, isSignedIn, told }, language))
  }

  /** @param who the viewer as JSON, by which it is remembered. */
  ofViewer(
    { name }: HoleMark,
    viewer: ViewerView | null,
    who: string,
    waiting: number,
    language: Language,
  ): Part {
    const key = `${language} ${name} ${waiting} ${who}`
    return this.#once(key, () => this.#render.viewer(name, { viewer, waiting }, language))
  }

  /** As a visitor sees it. */
  ofNobody(hole: HoleMark, language: Language): Part {
    return hole.about === 0
      ? this.ofViewer(hole, null, '', 0, language)
      : this.ofThing(hole, false, undefined, language)
  }
}
