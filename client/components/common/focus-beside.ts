const FIELD = 'textarea, input:not([type=hidden], [type=checkbox], .visually-hidden)'

/** Moves the focus of a removed row to the next or previous row, else to the surrounding add field. */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  let to = beside?.querySelector<HTMLElement>('button')
  for (let part = row?.parentElement; part && !to; part = part.parentElement)
    to = part.querySelector<HTMLElement>(FIELD)
  to?.focus()
}
