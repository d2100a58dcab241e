type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const rendered = control.querySelector<HTMLOptionElement>('option[selected]') ?? control.options[0]
    return control.value !== rendered?.value
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement
    return checked !== defaultChecked
  }
  return control.type !== 'hidden' && control.value !== control.defaultValue
}

/** Names of changed fields. */
export const touchedFields = (form: HTMLFormElement): Set<string> =>
  new Set(
    [...form.querySelectorAll<Control>('input, select, textarea')].filter(isChanged).map(({ name }) => name),
  )

/** Sends only changed fields, so that concurrent edits of others are preserved. */
export const onlyTouched = <Values extends object>(values: Values, touched: Set<string>): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => touched.has(name))) as Partial<Values>
