import { showKeptToasts, tellMissing } from './stores/toasts.ts'
import { later, wake } from './wake.ts'

/** Everything the browser runs starts here. React comes only with the first island that is due. */
addEventListener('island-missing', tellMissing)
showKeptToasts()
wake(document)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  later(() => {
    import('./stores/worker.ts').then((module) => module.startWorker()).catch(() => {})
  })
}
