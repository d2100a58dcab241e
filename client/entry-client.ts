import { shareStyleNonce } from './nonce.ts'
import { loadToasts, showKeptToasts } from './stores/toasts.ts'
import { wake } from './wake.ts'

/** Everything the browser runs starts here. React comes only with the first island that is due. */
shareStyleNonce()
showKeptToasts()
// An island may have to tell that the connection broke, which is no time to load what tells it.
document.addEventListener('island-ready', () => loadToasts().catch(() => {}), { capture: true, once: true })
wake(document)
