/** A list of whole numbers that grows; it takes four bytes for each, since a market has millions of arcs. */
class Numbers {
  #numbers = new Int32Array(1024)
  size = 0

  add(number: number): void {
    if (this.size === this.#numbers.length) {
      const more = new Int32Array(this.size * 2)
      more.set(this.#numbers)
      this.#numbers = more
    }
    this.#numbers[this.size++] = number
  }

  at(index: number): number {
    return this.#numbers[index]!
  }

  set(index: number, number: number): void {
    this.#numbers[index] = number
  }

  finish(): Int32Array {
    return this.#numbers.slice(0, this.size)
  }
}

/** Arcs in any order: each from a source (a person or an item) to an item, and of a kind; the lower the kind, the surer the arc. */
export class ArcDraft {
  readonly #sources = new Numbers()
  readonly #targets = new Numbers()
  readonly #kinds = new Numbers()

  add(source: number, target: number, kind: number): void {
    this.#sources.add(source)
    this.#targets.add(target)
    this.#kinds.add(kind)
  }

  /**
   * Sorts the arcs by source: those of source s are `targets[from[s]]` to `targets[from[s + 1] - 1]`, with their kinds
   * at the same places. A target may occur twice.
   */
  bySource(sources: number): ArcsBySource {
    const from = new Int32Array(sources + 1)
    const count = this.#sources.size
    for (let arc = 0; arc < count; arc++) from[this.#sources.at(arc) + 1]!++
    for (let source = 0; source < sources; source++) from[source + 1]! += from[source]!
    const next = from.slice(0, sources)
    const [targets, kinds] = [new Int32Array(count), new Uint8Array(count)]
    for (let arc = 0; arc < count; arc++) {
      const place = next[this.#sources.at(arc)]!++
      targets[place] = this.#targets.at(arc)
      kinds[place] = this.#kinds.at(arc)
    }
    return { from, targets, kinds }
  }
}

export interface ArcsBySource {
  from: Int32Array
  targets: Int32Array
  kinds: Uint8Array
}

/** Lists of arcs, one after the other; each list has a target only once, with its surest kind. */
export class ArcLists {
  readonly #targets = new Numbers()
  readonly #kinds = new Numbers()
  /** Of each target: the last list in which it occurred, and its place there; -1 where that list refuses it. */
  readonly #seenIn: Int32Array
  readonly #place: Int32Array
  #list = 0
  #start = 0

  constructor(targets: number) {
    this.#seenIn = new Int32Array(targets).fill(-1)
    this.#place = new Int32Array(targets)
  }

  begin(): void {
    this.#list++
    this.#start = this.#targets.size
  }

  /** Leaves the targets of a source out of this list; to be called before `add`. */
  refuse({ from, targets }: ArcsBySource, source: number): void {
    for (let arc = from[source]!; arc < from[source + 1]!; arc++) {
      this.#seenIn[targets[arc]!] = this.#list
      this.#place[targets[arc]!] = -1
    }
  }

  /** Adds the arcs of a source, except those to the owner's own items (`isOwn`) and to targets that were refused. */
  add({ from, targets, kinds }: ArcsBySource, source: number, isOwn: (target: number) => boolean): void {
    for (let arc = from[source]!; arc < from[source + 1]!; arc++) {
      const [target, kind] = [targets[arc]!, kinds[arc]!]
      if (isOwn(target)) continue
      if (this.#seenIn[target] === this.#list) {
        const place = this.#place[target]!
        if (place >= 0 && kind < this.#kinds.at(place)) this.#kinds.set(place, kind)
        continue
      }
      this.#seenIn[target] = this.#list
      this.#place[target] = this.#targets.size
      this.#targets.add(target)
      this.#kinds.add(kind)
    }
  }

  /** Where the list begins and ends. */
  end(): readonly [from: number, until: number] {
    return [this.#start, this.#targets.size]
  }

  finish(): { targets: Int32Array; kinds: Int32Array } {
    return { targets: this.#targets.finish(), kinds: this.#kinds.finish() }
  }
}
