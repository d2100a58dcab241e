export interface Window {
  goto(url: string): Promise<void>
  /** JSON value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>
  /** Clicks at a point, in CSS pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Selects a local file in the file input matching `selector`. */
  pick(selector: string, file: string): Promise<void>
  /** Returns the path of the first complete download. */
  saved(): Promise<string>
  /** Console errors and warnings, as far as the browser reports them. */
  problems: string[]
}

export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'ArrowDown' | 'ArrowRight'

export interface Engine {
  name: string
  open(): Promise<Window>
  close(): Promise<void>
}

/** Default window in CSS pixels. */
export const VIEWPORT = { width: 1280, height: 800 }

/** Small phone in CSS pixels. */
export const PHONE = { width: 360, height: 740 }

/** True for a service worker's failed request for a page already left (Chromium and Firefox); needed scripts report their own failure. */
export const isOfLeftPage = (problem: string): boolean =>
  /^failed: GET \S+\/assets\/\S+ net::ERR_FAILED$|Failed to load ‘\S+\/(?:assets|uploads)\/\S+’\. A ServiceWorker intercepted the request/.test(
    problem,
  )
