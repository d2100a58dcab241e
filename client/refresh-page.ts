import { toast } from './stores/toasts.ts'
import { wake } from './wake.ts'

async function fetchAnew(): Promise<Document | undefined> {
  try {
    const response = await fetch(location.href)
    if (!response.redirected) return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    // What was asked for is done: that the line breaks now must not look as if it had failed.
  }
}

/** Draws what the page shows anew, as after something on it was changed, and says above it what has happened. */
export async function refreshPage(message: string): Promise<void> {
  const page = await fetchAnew()
  const main = document.getElementById('main')
  const next = page?.getElementById('main')
  if (!page || !main || !next) {
    toast.successAfterMove(message)
    return location.reload()
  }
  main.replaceChildren(...next.childNodes)
  document.title = page.title
  const line = document.createElement('p')
  line.className = 'notice happened'
  line.role = 'status'
  line.tabIndex = -1
  line.textContent = message
  main.prepend(line)
  wake(main)
  line.focus({ preventScroll: true })
}
