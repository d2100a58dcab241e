import { hasModifier } from '../has-modifier.ts'
import { tellOffline } from '../stores/toasts.ts'

/** Opens links to /report inside this element as dialogs. The script of the dialog is loaded with the first one. */
export default function report(root: HTMLElement): void {
  let isOpening = false
  root.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/report?"]')
    if (!link || hasModifier(event)) return
    if (!navigator.onLine) {
      event.preventDefault()
      tellOffline()
      return
    }
    // For a visitor the link leads to the sign-in page, and from there to the page of the form.
    if (!localStorage.getItem('token')) return
    event.preventDefault()
    if (isOpening) return
    isOpening = true
    link.ariaBusy = 'true'
    try {
      const { openReport } = await import('../components/reports/report-dialog.ts')
      await openReport(link.href)
    } catch {
      location.assign(link.href)
    } finally {
      isOpening = false
      link.ariaBusy = null
    }
  })
}
