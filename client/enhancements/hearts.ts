import { onChoiceElsewhere } from '../stores/favourite-choices.ts'

/** Updates the hearts of the page that nobody has touched yet, and which are therefore still plain HTML. */
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
