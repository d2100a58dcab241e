/**
 * What was favourited lately in any tab of this browser, so that pages that stand open elsewhere, or that the back
 * button brings back as they were left, can follow. A page that is fetched anew knows better by itself.
 */
const KEY = 'favourites'
const MOST = 100

type Choice = [id: number, isFavourite: boolean, at: number]

function read(): Choice[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Choice[]
  } catch {
    return []
  }
}

export function keepChoice(id: number, isFavourite: boolean): void {
  const others = read().filter(([other]) => other !== id)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [id, isFavourite, Date.now()]]))
  } catch {
    // Full, or nothing is kept for this site: other tabs do not follow, and the choice stands all the same.
  }
}

/** Calls back with each choice that is newer than this page: those that stand, and each that is made elsewhere. */
export function onChoiceElsewhere(follow: (id: number, isFavourite: boolean) => void): void {
  const followAll = () => {
    for (const [id, isFavourite, at] of read()) if (at > performance.timeOrigin) follow(id, isFavourite)
  }
  followAll()
  addEventListener('storage', ({ key }) => key === KEY && followAll())
  addEventListener('pageshow', ({ persisted }) => persisted && followAll())
}
