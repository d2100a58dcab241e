import { shareStyleNonce } from './nonce.ts'
import { showKeptToasts } from './stores/toasts.ts'
import { wake } from './wake.ts'

/** Everything the browser runs starts here. React comes only with the first island that is due. */
shareStyleNonce()
showKeptToasts()
wake(document)
