import * as m from '../../server/platform/catalogues/messages.ts'

/** Typed text that was not submitted. It also filters the next page of cards. */
let typed = ''

/**
 * Filters this page's cards by name with the typed text, ignoring case (specification, section 9). Submitted text is not applied again,
 * because the server's search also covers other fields.
 */
export default function filterCards(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('[type=search]')!
  const note = form.parentElement!.querySelector<HTMLElement>('.filter-note')!

  function narrow(): void {
    const cards = [...document.querySelectorAll<HTMLElement>('.results article')]
    const text = typed.trim().toLowerCase()
    let matching = 0
    for (const card of cards) {
      card.hidden = !card.querySelector('h3')!.textContent.toLowerCase().includes(text)
      if (!card.hidden) matching++
    }
    note.hidden = !text
    const found =
      matching === 0
        ? m.common_no_results_found()
        : m.common_matching_on_page({ matching, count: cards.length })
    note.textContent = `${found} ${m.common_search_beyond_page()}`
  }

  input.addEventListener('input', () => {
    typed = input.value === input.defaultValue ? '' : input.value
    narrow()
  })
  form.addEventListener('submit', () => {
    typed = ''
  })
  if (typed) {
    input.value = typed
    narrow()
  }
}
