import { LRUCache } from 'lru-cache'
import type { PageTemplate } from './page-template.ts'

/** Maximum age in milliseconds, so that relative times remain correct. */
const LIFETIME = 60_000
const BYTES = 64 * 1024 * 1024

/** LRU cache of pages by key. */
export class PageCache {
  readonly #pages = new LRUCache<string, { version: number; until: number; page: PageTemplate }>({
    maxSize: BYTES,
    sizeCalculation: ({ page }) => page.size,
  })

  /** Undefined if missing, outdated or expired. */
  get(key: string, version: number, now = performance.now()): PageTemplate | undefined {
    const found = this.#pages.get(key)
    return found?.version === version && now < found.until ? found.page : undefined
  }

  set(key: string, version: number, page: PageTemplate, now = performance.now()): void {
    this.#pages.set(key, { version, until: now + LIFETIME, page })
  }
}
