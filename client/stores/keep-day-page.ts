/** Makes the service worker cache this page of a swap day with its files, so that it opens offline. */
export async function keepDayPage(): Promise<void> {
  const { active } = (await navigator.serviceWorker?.ready) ?? {}
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  active?.postMessage({ desk: location.pathname, assets: [...new Set(assets)] })
}
