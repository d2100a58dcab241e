import { wake } from '../../wake.ts'

/** Milliseconds (specification, section 9). */
const TIMEOUT = 5000

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

  const template = report.querySelector('template')!
  const dialog = document.importNode(template.content, true).querySelector('dialog')!
  template.remove()
  report.querySelector('h1')!.remove()
  report.className = 'report'
  dialog.querySelector('.body')!.append(report)
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
  // The browser alone would begin with the button that closes it.
  dialog.querySelector<HTMLElement>('input:not([type=hidden])')!.focus()
}
