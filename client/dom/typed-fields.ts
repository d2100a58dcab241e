type TextField = HTMLInputElement | HTMLTextAreaElement

/** Finds input made inside `root` before hydration; returns a function per field that repeats it. */
export function typedFields(root: Element): (() => void)[] {
  const again: (() => void)[] = []
  for (const field of root.querySelectorAll<TextField>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') {
      const { checked, defaultChecked } = field as HTMLInputElement
      // A checked radio button clears the others, so only the checked one is repeated.
      if (checked !== defaultChecked && (checked || field.type === 'checkbox'))
        again.push(() => tick(field as HTMLInputElement, checked))
    } else if (field.type === 'file') {
      if (field.value !== '') again.push(() => field.dispatchEvent(new Event('change', { bubbles: true })))
    } else if (field.value !== field.defaultValue) {
      const { value } = field
      again.push(() => type(field, value))
    }
  }
  for (const select of root.querySelectorAll('select')) {
    const { value } = select
    const rendered = select.querySelector<HTMLOptionElement>('option[selected]') ?? select.options[0]
    if (value !== rendered?.value) again.push(() => choose(select, value))
  }
  return again
}

function type(field: TextField, before: string): void {
  // The user may have typed more during hydration, so the field can hold more than `before`.
  const value = field.value === field.defaultValue ? before : field.value
  const { selectionStart, selectionEnd } = field
  field.value = value === '' ? ' ' : ''
  const prototype = Object.getPrototypeOf(field) as TextField
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked
  box.click()
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
