export default function submitOnChange(form: HTMLElement): void {
  form.addEventListener('change', () => (form as HTMLFormElement).requestSubmit())
}
