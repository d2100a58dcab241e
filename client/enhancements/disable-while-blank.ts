/** On a form: its submit button is disabled while its search field is blank (specification, section 5). */
export default function disableWhileBlank(form: HTMLElement): void {
  const field = form.querySelector('input')!
  const button = form.querySelector('button')!
  const update = () => {
    button.disabled = field.value.trim() === ''
  }
  form.addEventListener('input', update)
  // Coming back to a page, some browsers fill the field again without an event.
  addEventListener('pageshow', update)
  update()
}
