import { showKeptToasts, tellMissing } from './stores/toasts.ts'
import { wake } from './wake.ts'

declare global {
  interface Window {
    /** See server/platform/http/press-keeper-shared.ts; missing on pages where only slots are hydrated. */
    pressKeeper?: { (event: Event): void; kept?: HTMLElement | null }
  }
}

/** Repeats a click made before any script was listening. */
function pressAgain({ pressKeeper }: Window): void {
  if (!pressKeeper) return
  removeEventListener('click', pressKeeper, true)
  pressKeeper.kept?.click()
}

/** Entry point of the browser. React loads with the first island. */
addEventListener('island-missing', tellMissing)
showKeptToasts()
wake(document)
pressAgain(window)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // Scheduled last, because the page does not need this work.
  setTimeout(() => {
    import('./stores/worker.ts').then((module) => module.startWorker()).catch(() => {})
  }, 2000)
}
