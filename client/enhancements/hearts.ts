import { onChoiceElsewhere } from '../stores/favourite-choices.ts'

/** Keeps server-rendered favourite buttons up to date. After hydration stores/favourites.ts takes over. */
export default function hearts(): void {
  onChoiceElsewhere((id, isFavourite) => {
    const prefix = `favourite-button${id}-`
    for (const heart of document.querySelectorAll(`x-island[data-prefix="${prefix}"]`)) {
      heart.querySelector('button')?.setAttribute('aria-pressed', String(isFavourite))
      const props = heart.nextElementSibling
      if (props) props.textContent = JSON.stringify({ id, isFavourite })
    }
  })
}
