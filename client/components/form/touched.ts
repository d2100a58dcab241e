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

/** Names of the fields that hold something else than the page has put into them. */
export const touchedFields = (form: HTMLFormElement): Set<string> =>
  new Set(
    [...form.querySelectorAll<Control>('input, select, textarea')].filter(isChanged).map(({ name }) => name),
  )

/** The values of fields that were touched. An edit that sends only these undoes nothing that was changed elsewhere. */
export const onlyTouched = <Values extends object>(values: Values, touched: Set<string>): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => touched.has(name))) as Partial<Values>
