import { onChoiceElsewhere } from '../stores/favourite-choices.ts'

/** Keeps hearts up to date while they are plain HTML. Once somebody touches one it is hydrated, and stores/favourites.ts does it. */
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
