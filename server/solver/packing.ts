/**
 * What may be chosen, and what it is worth: candidates that use things, each of which can be used only once. A choice is worth the sum of
 * the `worth` of its candidates plus, for each person in it, the greatest `bonus` that they have in any of its candidates.
 *
 * The things of candidate c are `things[thingsFrom[c]]` to `things[thingsFrom[c + 1] - 1]`. Its people are found likewise by `peopleFrom`;
 * `bonus` has one value for each entry of `people`.
 */
export interface Packing {
  things: Int32Array
  thingsFrom: Int32Array
  people: Int32Array
  peopleFrom: Int32Array
  worth: Float64Array
  bonus: Float64Array
  thingCount: number
  personCount: number
  /** Of each person: how many chosen candidates they may be in. Without it there is no limit. */
  room?: Uint8Array
}

/** Of some candidates, those that use thing t are `candidates[from[t]]` to `candidates[from[t + 1] - 1]`. */
export interface UsersOfThings {
  from: Int32Array
  candidates: Int32Array
}

/** Lists, for each thing, which of some candidates use it. */
export function usersOfThings(
  { things, thingsFrom, thingCount }: Packing,
  candidates: Int32Array,
): UsersOfThings {
  const thingsOf = (candidate: number) => things.subarray(thingsFrom[candidate], thingsFrom[candidate + 1])
  const from = new Int32Array(thingCount + 1)
  for (const candidate of candidates) for (const thing of thingsOf(candidate)) from[thing + 1]!++
  for (let thing = 0; thing < thingCount; thing++) from[thing + 1]! += from[thing]!
  const next = from.slice()
  const users = new Int32Array(from[thingCount]!)
  for (const candidate of candidates)
    for (const thing of thingsOf(candidate)) users[next[thing]!++] = candidate
  return { from, candidates: users }
}

/** A packing that is still being written: candidates are added one by one. */
export class PackingDraft {
  readonly #things: number[] = []
  readonly #thingsFrom: number[] = [0]
  readonly #people: number[] = []
  readonly #peopleFrom: number[] = [0]
  readonly #worth: number[] = []
  readonly #bonus: number[] = []

  add(
    things: Iterable<number>,
    people: Iterable<number>,
    worth: number,
    bonus: (person: number) => number,
  ): void {
    for (const thing of things) this.#things.push(thing)
    for (const person of people) {
      this.#people.push(person)
      this.#bonus.push(bonus(person))
    }
    this.#thingsFrom.push(this.#things.length)
    this.#peopleFrom.push(this.#people.length)
    this.#worth.push(worth)
  }

  finish(thingCount: number, personCount: number): Packing {
    return {
      things: Int32Array.from(this.#things),
      thingsFrom: Int32Array.from(this.#thingsFrom),
      people: Int32Array.from(this.#people),
      peopleFrom: Int32Array.from(this.#peopleFrom),
      worth: Float64Array.from(this.#worth),
      bonus: Float64Array.from(this.#bonus),
      thingCount,
      personCount,
    }
  }
}
