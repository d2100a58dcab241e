const LATER = 'ask_for_push'

/** Whoever has sent something waits for an answer: asks whether to tell of it here, or on the page that comes next. */
export function askForPush(): void {
  sessionStorage.setItem(LATER, '1')
  showAsked()
}

/** What `askForPush` has asked for, also before this page. */
export function showAsked(): void {
  if (!sessionStorage.getItem(LATER)) return
  import('./push.ts')
    .then((push) => {
      push.askForPush()
      sessionStorage.removeItem(LATER)
    })
    .catch(() => {})
}
