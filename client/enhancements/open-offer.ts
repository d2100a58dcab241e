/** Opens the exchange form for a person who pressed "Exchange" as a visitor and has signed in since. */
export default function openOffer(place: HTMLElement): void {
  if (location.hash !== '#offer') return
  history.replaceState(history.state, '', location.pathname + location.search)
  place.querySelector('button')?.click()
}
