/** Sends a form as soon as one of its choices changes, so that it needs no button. */
export default function submitOnChange(form: HTMLElement): void {
  form.addEventListener('change', () => (form as HTMLFormElement).requestSubmit())
}
