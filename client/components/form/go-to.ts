/** Opens a page of the site. Resolves only if the browser restores this page (Back), so that the form remains busy until then. */
export function goTo(href: string): Promise<void> {
  location.assign(href)
  return new Promise((back) => addEventListener('pageshow', ({ persisted }) => persisted && back()))
}
