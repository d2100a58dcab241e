import { wake } from './wake.ts'

/** Draws what the page shows anew, as after something on it was changed, and says above it what has happened. */
export async function refreshPage(message: string): Promise<void> {
  const response = await fetch(location.href)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const main = document.getElementById('main')
  const next = page.getElementById('main')
  if (!main || !next || response.redirected) return location.reload()
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
