import type { Packing } from './packing.ts'

/** A set of compatible candidates (no shared item) with its value. */
export class Choice {
  readonly packing: Packing
  readonly #chosen: number[] = []
  /** Index of each candidate in `#chosen`; -1 if not chosen. */
  readonly #place: Int32Array
  /** Chosen candidate per item; -1 if free. */
  readonly #user: Int32Array
  /** Free items in any order, and the index of each. */
  readonly #free: number[]
  readonly #freePlace: Int32Array
  readonly #ofPerson: number[][]
  /** Candidate of each entry of `packing.people`. */
  readonly #candidateAt: Int32Array
  /** Worth of each candidate with all bonuses. */
  readonly #greatestWorth: Float64Array
  /** Reused between calls, to avoid allocations: candidates to remove, and for each person the last pass that counted them. */
  readonly #leaving: number[] = []
  readonly #looked: Int32Array
  #look = 0
  value = 0
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

  get free(): readonly number[] {
    return this.#free
  }

  has(candidate: number): boolean {
    return this.#place[candidate]! >= 0
  }

  hasRoomFor(candidate: number): boolean {
    this.#findLeaving(candidate)
    return this.#leaving.length === 0
  }

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

  /** Chosen candidates that this one would replace: those that use its items, and the least valuable of each person at their limit. */
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

  /** Adds a candidate and removes its conflicts. @returns the removed ones; reused by the next call. */
  force(candidate: number): readonly number[] {
    this.#findLeaving(candidate)
    for (const other of this.#leaving) this.remove(other)
    this.add(candidate)
    return this.#leaving
  }

  /** Change of the value if the candidate were forced in. If an upper bound is already below `least`, returns that bound. */
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

  /** Change of the bonuses of a candidate's people if `coming` were forced in, without people counted in this pass. */
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

  become(candidates: readonly number[]): void {
    for (const candidate of [...this.#chosen]) this.remove(candidate)
    for (const candidate of candidates) this.add(candidate)
  }

  fill(candidates: Iterable<number>): void {
    for (const candidate of candidates) {
      if (!this.has(candidate) && this.hasRoomFor(candidate)) this.add(candidate)
    }
  }
}
