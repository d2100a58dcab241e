export const INFINITE = 2 ** 31 - 1

export class Heap {
  #keys = new Int32Array(1024)
  #nodes = new Int32Array(1024)
  #size = 0

  clear(): void {
    this.#size = 0
  }

  /** INFINITE if empty. */
  get least(): number {
    return this.#size === 0 ? INFINITE : this.#keys[0]!
  }

  push(key: number, node: number): void {
    if (this.#size === this.#keys.length) this.#grow()
    const keys = this.#keys
    const nodes = this.#nodes
    let at = this.#size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (keys[parent]! <= key) break
      keys[at] = keys[parent]!
      nodes[at] = nodes[parent]!
      at = parent
    }
    keys[at] = key
    nodes[at] = node
  }

  #grow(): void {
    const [keys, nodes] = [this.#keys, this.#nodes]
    this.#keys = new Int32Array(2 * this.#size)
    this.#nodes = new Int32Array(2 * this.#size)
    this.#keys.set(keys)
    this.#nodes.set(nodes)
  }

  pop(): number {
    const keys = this.#keys
    const nodes = this.#nodes
    const first = nodes[0]!
    const size = --this.#size
    const key = keys[size]!
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && keys[child + 1]! < keys[child]!) child++
      if (keys[child]! >= key) break
      keys[at] = keys[child]!
      nodes[at] = nodes[child]!
      at = child
    }
    keys[at] = key
    nodes[at] = nodes[size]!
    return first
  }
}
