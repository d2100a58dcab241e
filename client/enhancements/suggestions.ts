/** Completes what is typed into a search form, by a script that is loaded when its field is first focused. */
export default function suggestions(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('[type=search]')!
  const start = async () => {
    // An import that has failed cannot be tried again (docs/decisions/043-scripts-that-do-not-come.md).
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
