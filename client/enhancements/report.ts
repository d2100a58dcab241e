import { hasModifier } from '../dom/has-modifier.ts'
import { tellOffline } from '../stores/toasts.ts'

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
    // Visitors follow the link to the sign-in page.
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
