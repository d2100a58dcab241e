/** Adds search suggestions; the script loads on first focus. */
export default function suggestions(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('[type=search]')!
  const start = async () => {
    // Failed imports cannot be retried (docs/decisions/043-scripts-that-do-not-come.md).
    if (!navigator.onLine) return
    form.removeEventListener('focusin', start)
    try {
      const { suggestionBox } = await import('../components/browse/suggestion-box.ts')
      suggestionBox(form as HTMLFormElement, input)
    } catch {}
  }
  form.addEventListener('focusin', start)
  if (document.activeElement === input) void start()
}
