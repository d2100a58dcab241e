import type { Packing } from './packing.ts'

/** Candidates that are chosen together, no two of which use the same thing, and what they are worth. */
export class Choice {
  readonly packing: Packing
  readonly #chosen: number[] = []
  /** Where in `#chosen` each candidate is; -1 where it is not. */
  readonly #place: Int32Array
  /** The chosen candidate that uses each thing; -1 where it is free. */
  readonly #user: Int32Array
  /** The chosen candidates of each person. */
  readonly #ofPerson: number[][]
  /** Scratch of `change`: who would have to go, and the people it has looked at. */
  readonly #leaving: number[] = []
  readonly #looked: Int32Array
  #look = 0
  value = 0
  /** Different people in it. */
  people = 0

  constructor(packing: Packing) {
    this.packing = packing
    this.#place = new Int32Array(packing.worth.length).fill(-1)
    this.#user = new Int32Array(packing.thingCount).fill(-1)
    this.#looked = new Int32Array(packing.personCount)
    this.#ofPerson = Array.from({ length: packing.personCount }, () => [])
  }

  get chosen(): readonly number[] {
    return this.#chosen
  }

  has(candidate: number): boolean {
    return this.#place[candidate]! >= 0
  }

  /** Whether nothing has to go for it. */
  hasRoomFor(candidate: number): boolean {
    const { things, thingsFrom } = this.packing
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++) {
      if (this.#user[things[at]!] !== -1) return false
    }
    return true
  }

  /** Takes a candidate in, for which there is room. */
  add(candidate: number): void {
    const { things, thingsFrom, people, peopleFrom, worth, bonus } = this.packing
    this.#place[candidate] = this.#chosen.length
    this.#chosen.push(candidate)
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++)
      this.#user[things[at]!] = candidate
    this.value += worth[candidate]!
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      const theirs = this.#ofPerson[people[at]!]!
      if (theirs.length === 0) this.people++
      this.value += Math.max(0, bonus[candidate]! - this.#greatestBonus(theirs))
      theirs.push(candidate)
    }
  }

  /** Takes a chosen candidate out. */
  remove(candidate: number): void {
    const { things, thingsFrom, people, peopleFrom, worth, bonus } = this.packing
    const last = this.#chosen.pop()!
    const place = this.#place[candidate]!
    if (last !== candidate) {
      this.#chosen[place] = last
      this.#place[last] = place
    }
    this.#place[candidate] = -1
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++) this.#user[things[at]!] = -1
    this.value -= worth[candidate]!
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      const theirs = this.#ofPerson[people[at]!]!
      theirs[theirs.indexOf(candidate)] = theirs.at(-1)!
      theirs.pop()
      if (theirs.length === 0) this.people--
      this.value -= Math.max(0, bonus[candidate]! - this.#greatestBonus(theirs))
    }
  }

  #greatestBonus(candidates: readonly number[]): number {
    let greatest = 0
    for (const candidate of candidates) greatest = Math.max(greatest, this.packing.bonus[candidate]!)
    return greatest
  }

  /** Puts a candidate that is not chosen in the place of all that use its things. */
  force(candidate: number): void {
    const { things, thingsFrom } = this.packing
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++) {
      const user = this.#user[things[at]!]!
      if (user !== -1) this.remove(user)
    }
    this.add(candidate)
  }

  /** By how much the value would change if a candidate that is not chosen was forced in. */
  change(candidate: number): number {
    const { things, thingsFrom, worth } = this.packing
    const leaving = this.#leaving
    leaving.length = 0
    let change = worth[candidate]!
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++) {
      const user = this.#user[things[at]!]!
      if (user === -1 || leaving.includes(user)) continue
      leaving.push(user)
      change -= worth[user]!
    }
    this.#look++
    change += this.#bonusChange(candidate, candidate)
    for (const other of leaving) change += this.#bonusChange(other, candidate)
    return change
  }

  /** What happens to the bonuses of a candidate's people, as far as this look has not seen them, when `coming` comes and others leave. */
  #bonusChange(candidate: number, coming: number): number {
    const { people, peopleFrom, bonus } = this.packing
    let change = 0
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      const person = people[at]!
      if (this.#looked[person] === this.#look) continue
      this.#looked[person] = this.#look
      let [before, after] = [0, candidate === coming ? bonus[coming]! : 0]
      for (const other of this.#ofPerson[person]!) {
        before = Math.max(before, bonus[other]!)
        if (!this.#leaving.includes(other)) after = Math.max(after, bonus[other]!)
      }
      change += after - before
    }
    return change
  }

  /** Becomes the choice of just these candidates. */
  become(candidates: readonly number[]): void {
    for (const candidate of [...this.#chosen]) this.remove(candidate)
    for (const candidate of candidates) this.add(candidate)
  }

  /** Takes in all candidates for which there is room, in the order given. */
  fill(candidates: Iterable<number>): void {
    for (const candidate of candidates)
      if (!this.has(candidate) && this.hasRoomFor(candidate)) this.add(candidate)
  }
}
