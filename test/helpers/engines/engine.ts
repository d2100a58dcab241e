/** One window of a browser, with a profile of its own: as much as the story needs, and as any browser can. */
export interface Window {
  goto(url: string): Promise<void>
  /** The value of an expression in the page, as JSON carries it. */
  evaluate<T>(expression: string): Promise<T>
  /** Clicks at a point, in CSS pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Gives the file input that `selector` finds a file of this machine. */
  pick(selector: string, file: string): Promise<void>
  /** Waits for the first file that the window was told to save to be whole; gives its path. */
  saved(): Promise<string>
  /** Errors and warnings that the developer tools show, as far as the browser reports them. */
  problems: string[]
}

export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'ArrowDown' | 'ArrowRight'

/** A browser that has been started. */
export interface Engine {
  name: string
  open(): Promise<Window>
  close(): Promise<void>
}

/** The usual window, in CSS pixels. */
export const VIEWPORT = { width: 1280, height: 800 }

/** A small phone, in CSS pixels. */
export const PHONE = { width: 360, height: 740 }

/**
 * Whether a problem is only what the service worker still fetched for a page that was left, as Chromium and Firefox tell of
 * it; a script that is missed says so itself.
 */
export const isOfLeftPage = (problem: string): boolean =>
  /^failed: GET \S+\/assets\/\S+ net::ERR_FAILED$|Failed to load ‘\S+\/(?:assets|uploads)\/\S+’\. A ServiceWorker intercepted the request/.test(
    problem,
  )
