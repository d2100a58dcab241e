/**
 * What was favourited lately in any tab of this browser, so that pages that stand open elsewhere, or that the back
 * button brings back as they were left, can follow. A page that is fetched anew is up to date by itself.
 */
const KEY = 'favourites'
/** Choices that are kept; the oldest are dropped. */
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

/** Keeps a choice for the other tabs, and for pages that the back button brings back. */
export function keepChoice(id: number, isFavourite: boolean): void {
  const others = read().filter(([other]) => other !== id)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [id, isFavourite, Date.now()]]))
  } catch {
    // Full, or nothing is kept for this site: other tabs do not follow, and the choice stands all the same.
  }
}

/** Calls `follow` with each choice newer than this page: now, as other tabs make one, and when the back button brings the page back. */
export function onChoiceElsewhere(follow: (id: number, isFavourite: boolean) => void): void {
  const followAll = () => {
    for (const [id, isFavourite, at] of read()) if (at > performance.timeOrigin) follow(id, isFavourite)
  }
  followAll()
  addEventListener('storage', ({ key }) => key === KEY && followAll())
  addEventListener('pageshow', ({ persisted }) => persisted && followAll())
}
