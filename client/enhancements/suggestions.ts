/** On a search form: what is typed is completed. All of it comes with the first touch of the field; without it the form works as before. */
export default function suggestions(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('[type=search]')!
  const start = async () => {
    // What is asked for in vain could not be asked for again (docs/decisions/043-scripts-that-do-not-come.md).
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
