import { wake } from '../../wake.ts'

/** Milliseconds (specification, section 9). */
const TIMEOUT = 5000

/**
 * Opens the form of /report in a dialog. If that page has no form, navigates to it.
 * @throws on network errors.
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
  // Without its script the form would only close the dialog.
  await import('../../enhancements/api-form.ts')
  document.body.append(dialog)
  wake(dialog)
  dialog.showModal()
  // The first field gets the focus; the browser would focus the close button.
  dialog.querySelector<HTMLElement>('input:not([type=hidden])')!.focus()
}
