/**
 * Set packing: candidates use items at most once. A choice is worth the sum of `worth`, plus for each person the greatest `bonus` of its
 * candidates. Items of candidate c are `things[thingsFrom[c]]` to `things[thingsFrom[c + 1] - 1]`; its people likewise by `peopleFrom`, with a
 * `bonus` each.
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
  /** Maximum chosen candidates per person; undefined for no limit. */
  room?: Uint8Array
}

/** Users of item t are `candidates[from[t]]` to `candidates[from[t + 1] - 1]`. */
export interface UsersOfThings {
  from: Int32Array
  candidates: Int32Array
}

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
