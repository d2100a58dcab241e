import { LRUCache } from 'lru-cache'
import type { PageTemplate } from './page-template.ts'

/** Milliseconds that a page is shown for at most, so that "3 hours ago" stays true. */
const LIFETIME = 60_000
const BYTES = 64 * 1024 * 1024

/** Pages by what they depend on; those asked for longest ago make room for others. */
export class PageCache {
  readonly #pages = new LRUCache<string, { version: number; until: number; page: PageTemplate }>({
    maxSize: BYTES,
    sizeCalculation: ({ page }) => page.size,
  })

  /** The page under this key, where it is there in this version and young enough. */
  get(key: string, version: number, now = performance.now()): PageTemplate | undefined {
    const found = this.#pages.get(key)
    return found?.version === version && now < found.until ? found.page : undefined
  }

  set(key: string, version: number, page: PageTemplate, now = performance.now()): void {
    this.#pages.set(key, { version, until: now + LIFETIME, page })
  }
}
