import { showKeptToasts, tellMissing } from './stores/toasts.ts'
import { wake } from './wake.ts'

/** Everything the browser runs starts here. React comes only with the first island that is due. */
addEventListener('island-missing', tellMissing)
showKeptToasts()
wake(document)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // After all that the page itself needs.
  addEventListener('load', () =>
    setTimeout(
      () => import('./stores/worker.ts').then((module) => module.startWorker()).catch(() => {}),
      1000,
    ),
  )
}
