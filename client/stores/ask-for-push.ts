const LATER = 'ask_for_push'

/** Called when somebody has sent what will be answered: asks whether to push the answer, here or else on the page that comes next. */
export function askForPush(): void {
  sessionStorage.setItem(LATER, '1')
  showAsked()
}

/** Shows the question that `askForPush` has kept, on this page or on one before it. */
export function showAsked(): void {
  if (!sessionStorage.getItem(LATER)) return
  import('./push.ts')
    .then((push) => {
      push.showPushQuestion()
      sessionStorage.removeItem(LATER)
    })
    .catch(() => {})
}
