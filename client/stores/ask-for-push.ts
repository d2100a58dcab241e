const LATER = 'ask_for_push'

/** Call after sending something that will be answered: asks about push notifications, on this page or the next. */
export function askForPush(): void {
  sessionStorage.setItem(LATER, '1')
  showAsked()
}

/** Shows the question requested by `askForPush`, also on the next page. */
export function showAsked(): void {
  if (!sessionStorage.getItem(LATER)) return
  import('./push.ts')
    .then((push) => {
      push.showPushQuestion()
      sessionStorage.removeItem(LATER)
    })
    .catch(() => {})
}
