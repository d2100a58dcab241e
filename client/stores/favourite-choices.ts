/**
 * Recent favourite changes in all tabs of this browser, for other open pages and pages restored by Back. A newly loaded page is already up
 * to date.
 */
const KEY = 'favourites'
/** Maximum stored changes; the oldest are dropped. */
const MOST = 100

/** `at` is in milliseconds since 1970. */
type Choice = [id: number, isFavourite: boolean, at: number]

function read(): Choice[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Choice[]
  } catch {
    return []
  }
}

/** Stores a change for other tabs and for pages restored by Back. */
export function keepChoice(id: number, isFavourite: boolean): void {
  const others = read().filter(([other]) => other !== id)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [id, isFavourite, Date.now()]]))
  } catch {
    // Storage is full or blocked: other tabs are not updated, the change itself is valid.
  }
}

/** Calls `follow` with each change newer than this page: now, on changes in other tabs, and when Back restores the page. */
export function onChoiceElsewhere(follow: (id: number, isFavourite: boolean) => void): void {
  const followAll = () => {
    for (const [id, isFavourite, at] of read()) if (at > performance.timeOrigin) follow(id, isFavourite)
  }
  followAll()
  addEventListener('storage', ({ key }) => key === KEY && followAll())
  addEventListener('pageshow', ({ persisted }) => persisted && followAll())
}
