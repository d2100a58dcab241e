/** A form of choices that needs no button: it is sent when one changes. */
export default function submitOnChange(form: HTMLElement): void {
  form.addEventListener('change', () => (form as HTMLFormElement).requestSubmit())
}
