import type { Language } from '../../platform/catalogues/current.ts'
import { VisitorPage } from './visitor-page.ts'

const SLOT = /<!--slot:([a-z-]+):(\d+)-->/

/** A slot in a page (client/slot.tsx). */
export interface SlotMark {
  name: string
  about: number
}

let made = 0

/** A rendered page, split at its slots. */
export class PageTemplate {
  /** Unique within the process. */
  readonly id = made++
  readonly language: Language
  readonly pieces: readonly Buffer[]
  readonly slots: readonly SlotMark[]
  readonly things: ReadonlyMap<string, readonly number[]>
  readonly visitor: VisitorPage

  constructor(html: string, language: Language, fillForVisitor: (slot: SlotMark) => Buffer) {
    const parts = html.split(SLOT)
    const pieces: Buffer[] = []
    const slots: SlotMark[] = []
    for (let at = 0; at < parts.length; at += 3) {
      pieces.push(Buffer.from(parts[at]!))
      if (at + 1 < parts.length) slots.push({ name: parts[at + 1]!, about: Number(parts[at + 2]) })
    }
    this.language = language
    this.pieces = pieces
    this.slots = slots
    const things = new Map<string, Set<number>>()
    for (const { name, about } of slots) {
      if (about > 0) things.set(name, (things.get(name) ?? new Set()).add(about))
    }
    this.things = new Map([...things].map(([name, ids]) => [name, [...ids]]))
    this.visitor = new VisitorPage(this.fill(fillForVisitor), language)
  }

  fill(fill: (slot: SlotMark) => Buffer): Buffer {
    const [first, ...others] = this.pieces
    return Buffer.concat([first!, ...others.flatMap((piece, at) => [fill(this.slots[at]!), piece])])
  }

  get size(): number {
    return this.visitor.size * 3
  }
}
