import { wake } from '../../wake.ts'

/** Milliseconds (specification, section 9). */
const TIMEOUT = 5000

const CLOSE =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>'

/**
 * Shows the form of the page /report in a dialog. Where that page has none, as for one's own item or after the
 * session has ended, it is opened itself and says why.
 *
 * @throws where no answer or no script comes.
 */
export async function openReport(href: string): Promise<void> {
  const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const report = page.getElementById('report')
  if (!report) return location.assign(href)

  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  // A click beside it would lose what was typed.
  dialog.setAttribute('closedby', 'closerequest')
  dialog.setAttribute('aria-labelledby', 'report-title')
  dialog.innerHTML = `<header><h2 id="report-title"></h2>
    <button type="button" class="icon-button" aria-label="Close" data-close>${CLOSE}</button></header>
    <div class="body"></div>`
  const title = report.querySelector('h1')!
  dialog.querySelector('h2')!.textContent = title.textContent
  title.remove()
  report.className = 'report'
  dialog.lastElementChild!.append(report)
  dialog.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-close]')) return
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  // Sent before this listens, the form would only close its dialog.
  await import('../../enhancements/api-form.ts')
  document.body.append(dialog)
  wake(dialog)
  dialog.showModal()
}
