import { showKeptToasts, tellMissing } from './stores/toasts.ts'
import { wake } from './wake.ts'

/** Everything the browser runs starts here. React comes only with the first island that is due. */
addEventListener('island-missing', tellMissing)
showKeptToasts()
wake(document)
