import type { Packing } from './packing.ts'

/** Candidates that are chosen together, no two of which use the same thing, and what they are worth. */
export class Choice {
  readonly packing: Packing
  readonly #chosen: number[] = []
  /** Index of each candidate in `#chosen`; -1 for those that are not chosen. */
  readonly #place: Int32Array
  /** The chosen candidate that uses each thing; -1 where it is free. */
  readonly #user: Int32Array
  /** The things that are free, in any order, and the index of each of them in that list. */
  readonly #free: number[]
  readonly #freePlace: Int32Array
  /** The chosen candidates of each person, as indexes into `packing.people`. */
  readonly #ofPerson: number[][]
  /** The candidate to which each entry of `packing.people` belongs. */
  readonly #candidateAt: Int32Array
  /** Of each candidate: its worth with all its bonuses. */
  readonly #greatestWorth: Float64Array
  /** Used again by each call, to save memory: the candidates that would have to go, and the last look in which each person was counted. */
  readonly #leaving: number[] = []
  readonly #looked: Int32Array
  #look = 0
  value = 0
  /** How many different people are in it. */
  people = 0

  constructor(packing: Packing) {
    this.packing = packing
    this.#place = new Int32Array(packing.worth.length).fill(-1)
    this.#user = new Int32Array(packing.thingCount).fill(-1)
    this.#freePlace = Int32Array.from({ length: packing.thingCount }, (_, thing) => thing)
    this.#free = [...this.#freePlace]
    this.#looked = new Int32Array(packing.personCount)
    this.#ofPerson = Array.from({ length: packing.personCount }, () => [])
    this.#candidateAt = new Int32Array(packing.people.length)
    this.#greatestWorth = packing.worth.slice()
    for (const candidate of packing.worth.keys()) {
      for (let at = packing.peopleFrom[candidate]!; at < packing.peopleFrom[candidate + 1]!; at++) {
        this.#candidateAt[at] = candidate
        this.#greatestWorth[candidate]! += packing.bonus[at]!
      }
    }
  }

  get chosen(): readonly number[] {
    return this.#chosen
  }

  /** The things that no chosen candidate uses. */
  get free(): readonly number[] {
    return this.#free
  }

  has(candidate: number): boolean {
    return this.#place[candidate]! >= 0
  }

  /** Whether a candidate can be added without taking another one out. */
  hasRoomFor(candidate: number): boolean {
    this.#findLeaving(candidate)
    return this.#leaving.length === 0
  }

  /** Adds a candidate for which there is room. */
  add(candidate: number): void {
    const { things, thingsFrom, people, peopleFrom, worth, bonus } = this.packing
    this.#place[candidate] = this.#chosen.length
    this.#chosen.push(candidate)
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++) {
      this.#take(things[at]!, candidate)
    }
    this.value += worth[candidate]!
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      const theirs = this.#ofPerson[people[at]!]!
      if (theirs.length === 0) this.people++
      this.value += Math.max(0, bonus[at]! - this.#greatestBonus(theirs))
      theirs.push(at)
    }
  }

  /** Takes a chosen candidate out. */
  remove(candidate: number): void {
    const { things, thingsFrom, people, peopleFrom, worth, bonus } = this.packing
    const last = this.#chosen.pop()!
    if (last !== candidate) {
      this.#chosen[this.#place[candidate]!] = last
      this.#place[last] = this.#place[candidate]!
    }
    this.#place[candidate] = -1
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++) this.#giveBack(things[at]!)
    this.value -= worth[candidate]!
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      const theirs = this.#ofPerson[people[at]!]!
      theirs[theirs.indexOf(at)] = theirs.at(-1)!
      theirs.pop()
      if (theirs.length === 0) this.people--
      this.value -= Math.max(0, bonus[at]! - this.#greatestBonus(theirs))
    }
  }

  #take(thing: number, candidate: number): void {
    this.#user[thing] = candidate
    const last = this.#free.pop()!
    if (last === thing) return
    this.#free[this.#freePlace[thing]!] = last
    this.#freePlace[last] = this.#freePlace[thing]!
  }

  #giveBack(thing: number): void {
    this.#user[thing] = -1
    this.#freePlace[thing] = this.#free.length
    this.#free.push(thing)
  }

  #greatestBonus(places: readonly number[]): number {
    let greatest = 0
    for (const at of places) greatest = Math.max(greatest, this.packing.bonus[at]!)
    return greatest
  }

  /** Finds who would have to go for a candidate: all that use its things and, of each person with no room left, the one worth least. */
  #findLeaving(candidate: number): void {
    const { things, thingsFrom, people, peopleFrom, room } = this.packing
    const leaving = this.#leaving
    leaving.length = 0
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++) {
      const user = this.#user[things[at]!]!
      if (user !== -1 && !leaving.includes(user)) leaving.push(user)
    }
    if (!room) return
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      const person = people[at]!
      if (this.#ofPerson[person]!.length < room[person]!) continue
      const staying = this.#ofPerson[person]!.map((place) => this.#candidateAt[place]!).filter(
        (other) => !leaving.includes(other),
      )
      if (staying.length >= room[person]!) leaving.push(this.#worthLeast(staying))
    }
  }

  #worthLeast(candidates: readonly number[]): number {
    const { worth } = this.packing
    return candidates.reduce((least, other) => (worth[other]! < worth[least]! ? other : least))
  }

  /** Adds a candidate that is not chosen, and takes out all that have to go for it. @returns these; the next call writes over them. */
  force(candidate: number): readonly number[] {
    this.#findLeaving(candidate)
    for (const other of this.#leaving) this.remove(other)
    this.add(candidate)
    return this.#leaving
  }

  /**
   * By how much the value would change if a candidate that is not chosen were forced in. Where an upper bound of that is already below
   * `least`, gives this bound, which is quicker to find.
   */
  change(candidate: number, least = Number.NEGATIVE_INFINITY): number {
    this.#findLeaving(candidate)
    const { worth } = this.packing
    let most = this.#greatestWorth[candidate]!
    for (const other of this.#leaving) most -= worth[other]!
    if (most < least) return most
    this.#look++
    let change = worth[candidate]! + this.#bonusChange(candidate, candidate)
    for (const other of this.#leaving) change += this.#bonusChange(other, candidate) - worth[other]!
    return change
  }

  /** By how much the bonuses of a candidate's people would change by forcing `coming` in, without people already counted in this look. */
  #bonusChange(candidate: number, coming: number): number {
    const { people, peopleFrom, bonus } = this.packing
    let change = 0
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      const person = people[at]!
      if (this.#looked[person] === this.#look) continue
      this.#looked[person] = this.#look
      let before = 0
      let after = candidate === coming ? bonus[at]! : 0
      for (const place of this.#ofPerson[person]!) {
        before = Math.max(before, bonus[place]!)
        if (!this.#leaving.includes(this.#candidateAt[place]!)) after = Math.max(after, bonus[place]!)
      }
      change += after - before
    }
    return change
  }

  /** Replaces what is chosen by just these candidates. */
  become(candidates: readonly number[]): void {
    for (const candidate of [...this.#chosen]) this.remove(candidate)
    for (const candidate of candidates) this.add(candidate)
  }

  /** Adds, in the order given, each candidate for which there is still room. */
  fill(candidates: Iterable<number>): void {
    for (const candidate of candidates) {
      if (!this.has(candidate) && this.hasRoomFor(candidate)) this.add(candidate)
    }
  }
}
