/**
 * Takes the focus from a row that goes with the press on its button: to the next row, or the one before, and from the only one
 * to the first field of its form.
 */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const to =
    beside?.querySelector<HTMLElement>('button') ??
    button.closest('form')?.querySelector<HTMLElement>('textarea, input:not([type=hidden], .visually-hidden)')
  to?.focus()
}
