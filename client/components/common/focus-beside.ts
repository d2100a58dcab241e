const FIELD = 'textarea, input:not([type=hidden], .visually-hidden)'

/**
 * Takes the focus from a row that goes with the press on its button: to the next row, or the one before, and from the only one
 * to the nearest field around it, by which rows are added.
 */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  let to = beside?.querySelector<HTMLElement>('button')
  for (let part = row?.parentElement; part && !to; part = part.parentElement)
    to = part.querySelector<HTMLElement>(FIELD)
  to?.focus()
}
