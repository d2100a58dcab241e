import { LRUCache } from 'lru-cache'
import type { Language } from '../../platform/catalogues/current.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import type { SlotMark } from './page-template.ts'
import { Part } from './part.ts'

/** Implemented by client/entry-server.tsx. */
export interface SlotRenderer {
  thing(
    name: string,
    props: { about: number; isSignedIn: boolean; told: unknown },
    language: Language,
  ): string
  viewer(name: string, props: { viewer: ViewerView | null; waiting: number }, language: Language): string
}

/** Cached fragments, some hundred bytes each. */
const REMEMBERED = 5000

/** Rendered fragments of slots. Few variants exist (liked or not), so each is rendered once. */
export class Fillings {
  readonly #render: SlotRenderer
  readonly #parts = new LRUCache<string, Part>({ max: REMEMBERED })

  constructor(render: SlotRenderer) {
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

  ofThing({ name, about }: SlotMark, isSignedIn: boolean, told: unknown, language: Language): Part {
    const key = `${language} ${name} ${about} ${isSignedIn} ${told === undefined ? '' : JSON.stringify(told)}`
    return this.#once(key, () => this.#render.thing(name, { about, isSignedIn, told }, language))
  }

  /** @param who the viewer as JSON, for the cache key. */
  ofViewer(
    { name }: SlotMark,
    viewer: ViewerView | null,
    who: string,
    waiting: number,
    language: Language,
  ): Part {
    const key = `${language} ${name} ${waiting} ${who}`
    return this.#once(key, () => this.#render.viewer(name, { viewer, waiting }, language))
  }

  ofNobody(slot: SlotMark, language: Language): Part {
    return slot.about === 0
      ? this.ofViewer(slot, null, '', 0, language)
      : this.ofThing(slot, false, undefined, language)
  }
}
