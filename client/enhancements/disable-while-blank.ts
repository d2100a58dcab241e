/** On a form: its submit button is disabled while its search field is blank (specification, section 5). */
export default function disableWhileBlank(form: HTMLElement): void {
  const field = form.querySelector('input')!
  const button = form.querySelector('button')!
  const update = () => {
    button.disabled = field.value.trim() === ''
  }
  form.addEventListener('input', update)
  // A browser that comes back puts text into the field without telling.
  addEventListener('pageshow', update)
  update()
}
