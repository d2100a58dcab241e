/** Navigates within the site. Resolves only if the browser restores this page, so that a form stays busy. */
export function goTo(href: string): Promise<void> {
  location.assign(href)
  return new Promise((back) => addEventListener('pageshow', ({ persisted }) => persisted && back()))
}
