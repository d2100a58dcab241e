import { showKeptToasts, tellMissing } from './stores/toasts.ts'
import { wake } from './wake.ts'

declare global {
  interface Window {
    /** See server/platform/http/press-keeper-shared.ts; none on a page whose holes alone are woken. */
    pressKeeper?: { (event: Event): void; kept?: HTMLElement | null }
  }
}

/** Repeats the press that was kept because it came before any script listened. */
function pressAgain({ pressKeeper }: Window): void {
  if (!pressKeeper) return
  removeEventListener('click', pressKeeper, true)
  pressKeeper.kept?.click()
}

/** Everything the browser runs starts here. React comes only with the first island that is due. */
addEventListener('island-missing', tellMissing)
showKeptToasts()
wake(document)
pressAgain(window)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // Last of all, as the page itself has no use for it.
  setTimeout(() => {
    import('./stores/worker.ts').then((module) => module.startWorker()).catch(() => {})
  }, 2000)
}
