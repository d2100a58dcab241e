/**
 * Goes to another page of this site. Resolves only where the browser brings this page back: a form that has been sent
 * stays busy until its page is gone, and nobody sends it twice.
 */
export function goTo(href: string): Promise<void> {
  location.assign(href)
  return new Promise((back) => addEventListener('pageshow', ({ persisted }) => persisted && back()))
}
