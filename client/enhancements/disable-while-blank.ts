/** Disables the submit button while the search field is blank (specification, section 5). */
export default function disableWhileBlank(form: HTMLElement): void {
  const field = form.querySelector('input')!
  const button = form.querySelector('button')!
  const update = () => {
    button.disabled = field.value.trim() === ''
  }
  form.addEventListener('input', update)
  // After Back, some browsers refill the field without an `input` event.
  addEventListener('pageshow', update)
  update()
}
