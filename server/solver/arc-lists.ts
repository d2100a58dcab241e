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

/** Edges in any order: source (person or item), target item, and kind; lower kinds are more certain. */
export class ArcDraft {
  readonly #sources = new Numbers()
  readonly #targets = new Numbers()
  readonly #kinds = new Numbers()

  add(source: number, target: number, kind: number): void {
    this.#sources.add(source)
    this.#targets.add(target)
    this.#kinds.add(kind)
  }

  /** Sorts the edges by source: those of s are `targets[from[s]]` to `targets[from[s + 1] - 1]`. Targets may repeat. */
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

/** Consecutive edge lists; each has a target once, with its most certain kind. */
export class ArcLists {
  readonly #targets = new Numbers()
  readonly #kinds = new Numbers()
  /** Per target: the last list that has it, and its position there. The position is -1 if the target is excluded from that list. */
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

  /** Excludes targets from the current list; call it before `add`. */
  refuse({ from, targets }: ArcsBySource, source: number): void {
    for (let arc = from[source]!; arc < from[source + 1]!; arc++) {
      this.#seenIn[targets[arc]!] = this.#list
      this.#place[targets[arc]!] = -1
    }
  }

  /** Adds the edges of a source, except to own items (`isOwn`) and excluded targets. */
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

  end(): readonly [from: number, until: number] {
    return [this.#start, this.#targets.size]
  }

  finish(): { targets: Int32Array; kinds: Int32Array } {
    return { targets: this.#targets.finish(), kinds: this.#kinds.finish() }
  }
}
