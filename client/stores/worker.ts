import * as m from '../../server/platform/catalogues/messages.ts'
import { showAsked } from './ask-for-push.ts'

/** Offers to activate a waiting service worker. Pages are always fetched from the server first. */
async function offerNewVersion(waiting: ServiceWorker): Promise<void> {
  const { showLine } = await import('./line.ts')
  showLine(m.told_new_version(), m.told_reload(), () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('update')
  })
}

/** Registers the service worker, for offline reading and push. */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  if ('Notification' in window && Notification.permission === 'granted' && localStorage.getItem('token'))
    (await import('./push.ts')).keepPush().catch(() => {})
  showAsked()
  if (registration.waiting) offerNewVersion(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // A browser's first service worker replaces none, so nothing is offered.
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offerNewVersion(coming)
    })
  })
}
