// @ts-nocheck: it runs where neither the server nor a page does.
// Runs apart from the pages, as a service worker. server/pages/service-worker-pages.ts puts VERSION and SHELL before it:
// what names this build, and what the offline page needs. It keeps what every visitor sees, and nothing of anybody's own.

/* global VERSION, SHELL */
const PAGES = `pages-${VERSION}`
const PICTURES = 'pictures'
/** Entries that are kept; the oldest go. */
const MOST = { [PAGES]: 80, [PICTURES]: 120 }

/** Whether an answer is the same for all. What is one's own says `private`, and what is secret `no-store`. */
const isForAll = ({ ok, type, redirected, headers }) =>
  ok && type === 'basic' && !redirected && !/private|no-store/.test(headers.get('cache-control') ?? '')

async function put(cache, request, answer) {
  const store = await caches.open(cache)
  await store.put(request, answer)
  const keys = await store.keys()
  // The shell came first and stays.
  const first = cache === PAGES ? SHELL.length : 0
  for (const old of keys.slice(first, first + Math.max(0, keys.length - MOST[cache]))) await store.delete(old)
}

/** Keeps an answer where it may be kept, while it is given. Only then it is cloned: what reads one of two holds the whole for the other. */
function keep(event, cache, answer) {
  if (isForAll(answer)) event.waitUntil(put(cache, event.request, answer.clone()))
}

/** @param {FetchEvent} event */
async function fromNetwork(event) {
  const { request } = event
  try {
    const answer = await fetch(request)
    keep(event, PAGES, answer)
    return answer
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true })
    if (kept) return kept
    const page = await caches.match('/offline', { ignoreVary: true })
    if (page) return page
    throw error
  }
}

/** Files whose name says what is in them never change. */
async function fromCache(event, cache) {
  const { request } = event
  // Where the disk is full or broken there is still the line.
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  keep(event, cache, answer)
  return answer
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES).then((store) => store.addAll(SHELL)))
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== PAGES && name !== PICTURES) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', ({ data }) => {
  if (data === 'update') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(event, PAGES))
  else if (pathname.startsWith('/uploads/')) event.respondWith(fromCache(event, PICTURES))
})

self.addEventListener('push', (event) => {
  const { title, body, url, tag, topic } = event.data.json()
  const show = async () => {
    // A newer one about the same takes the place of what nobody has looked at.
    for (const old of await self.registration.getNotifications()) {
      if (old.data?.topic === topic) old.close()
    }
    await self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      data: { url, topic },
    })
  }
  event.waitUntil(show())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const target = new URL(event.notification.data.url, location.origin).href
  const lead = async () => {
    const windows = await self.clients.matchAll({ type: 'window' })
    const shows = windows.find(({ url }) => url === target)
    // Not every browser lets it come to the front.
    if (shows) return shows.focus().catch(() => {})
    // One that shows something else stays as it is, as somebody may be writing there, unless no other can be opened.
    return self.clients.openWindow(target).catch(() => windows[0]?.navigate(target))
  }
  event.waitUntil(lead())
})
