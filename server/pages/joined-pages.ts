import { LRUCache } from 'lru-cache'
import { type GzipPart, gzipPart, joinGzip } from './gzip-parts.ts'
import type { Filler, Marks, PageTemplate } from './page-cache.ts'

const BYTES = 16 * 1024 * 1024

/**
 * Pages for signed-in people, joined from parts that were compressed before: two people who have marked the same
 * items of a page see the same, but for what is about themselves. Most have marked none.
 */
export class JoinedPages {
  readonly #fixed = new LRUCache<string, GzipPart[]>({
    maxSize: BYTES,
    sizeCalculation: (parts) => parts.reduce((sum, { deflated }) => sum + deflated.length, 1),
  })

  /**
   * The page in gzip, whole.
   *
   * @param marks all that differs between what `filler` fills two people's holes about items with.
   */
  gzip(page: PageTemplate, { favourites, wanted, request }: Marks, filler: Filler): Buffer {
    const key = `${page.id} ${page.items.filter((id) => favourites.has(id))} ${wanted} ${JSON.stringify(request)}`
    let fixed = this.#fixed.get(key)
    if (!fixed) {
      fixed = page.runs(filler).map(gzipPart)
      this.#fixed.set(key, fixed)
    }
    const [first, ...others] = fixed
    return joinGzip([first!, ...others.flatMap((part, at) => [filler(page.personal[at]!).gzip, part])])
  }
}
