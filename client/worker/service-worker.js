// @ts-nocheck: the types of a service worker are neither those of the server nor those of a page.
// server/site/pages/service-worker-pages.ts puts two constants before this file: VERSION names the build, SHELL lists the addresses that the
// offline page needs. The worker caches responses that are the same for every visitor. Of personal pages, it caches the next meetings of
// the signed-in user, and the pages for check-in and pick-up at a swap day. These are deleted at sign-out.

/* global VERSION, SHELL */
const PAGES = `pages-${VERSION}`
const PICTURES = 'pictures'
/** Maximum entries of a cache in addition to the shell; the oldest are deleted. */
const MOST = { [PAGES]: 80, [PICTURES]: 120 }
const OFFLINE = '/offline'
/** Cache of the page with the next meetings, which client/stores/session-watch.ts also deletes; below, the path of the page. */
const MINE = 'mine'
const MEETINGS = '/dashboard/meeting'
/** Milliseconds after which the page of the next meetings is fetched again. */
const STALE = 600_000
let fetchedAt = 0
/** Counts sign-outs, so that a response that arrives after one is not cached. */
let signOuts = 0
/** Pages of a swap day: for helpers, for visitors, and cards of guests. They are personal: cached when opened, and deleted at sign-out. */
const DESK = `desk-${VERSION}`
const isDesk = (pathname) => /^(?:\/admin)?\/swap-days\/\d+(?:\/guest\/g\w+)?$/.test(pathname)
/** Milliseconds after which a page of a swap day is deleted: guests' names are deleted 7 days after the day. */
const DAY_PAGE_KEPT = 7 * 86_400_000
// Data shared by other apps, until /uploaditem/many makes drafts of it (client/stores/shared-files.ts).
const SHARED = 'shared'

/** True if a response is the same for all users: personal ones are sent as `private`, secret ones as `no-store`. */
const isForAll = ({ ok, type, redirected, headers }) =>
  ok && type === 'basic' && !redirected && !/private|no-store/.test(headers.get('cache-control') ?? '')

async function put(cache, request, answer) {
  const store = await caches.open(cache)
  await store.put(request, answer)
  const others = (await store.keys()).filter(({ url }) => !SHELL.includes(new URL(url).pathname))
  for (const old of others.slice(0, Math.max(0, others.length - MOST[cache]))) await store.delete(old)
}

/** Caches a response that may be cached. Others are not cloned, because reading one clone holds the whole body in memory for the other. */
function keep(event, cache, answer) {
  if (isForAll(answer)) event.waitUntil(put(cache, event.request, answer.clone()))
}

/** Fetches the offline page again if the user has changed the language since it was cached. */
async function keepOffline({ headers }) {
  const language = headers.get('content-language')
  const kept = await caches.match(OFFLINE, { ignoreVary: true })
  if (!language || kept?.headers.get('content-language') === language) return
  await (await caches.open(PAGES)).add(OFFLINE)
}

/** Fetches the page with the next meetings, in the time zone of the browser. */
function askMeetings() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return fetch(`${MEETINGS}?zone=${encodeURIComponent(timeZone)}`, { redirect: 'manual' })
}

/** Caches the page with the next meetings. If there are none, the server redirects, and the cached page is deleted. */
async function keepMeetings() {
  fetchedAt = Date.now()
  const before = signOuts
  const answer = await askMeetings()
  if (before !== signOuts) return
  if (answer.ok) await (await caches.open(MINE)).put(MEETINGS, answer)
  else if (answer.type === 'opaqueredirect') await caches.delete(MINE)
}

/** Updates the page with the next meetings. Signed-in users only get private pages, so a public one means that the user has signed out. */
async function keepMine(answer) {
  const { ok, headers } = answer
  if (!ok || !/^text\/html/.test(headers.get('content-type') ?? '')) return
  if (!isForAll(answer)) return Date.now() - fetchedAt > STALE ? keepMeetings() : undefined
  fetchedAt = 0
  signOuts++
  await caches.delete(MINE)
}

/** @param {FetchEvent} event */
async function fromNetwork(event) {
  const { request } = event
  try {
    const isMeetings = new URL(request.url).pathname === MEETINGS
    const answer = await (isMeetings ? askMeetings() : fetch(request))
    keep(event, PAGES, answer)
    // Errors are ignored: if the connection breaks now, the cached page remains.
    event.waitUntil(keepOffline(answer).catch(() => {}))
    event.waitUntil(keepMine(answer).catch(() => {}))
    return answer
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true })
    if (kept) return kept
    const page = (await caches.match(MEETINGS)) ?? (await caches.match(OFFLINE, { ignoreVary: true }))
    if (page) return page
    throw error
  }
}

/** Caches the page of a swap day, without its query, and the files that it has loaded. */
async function keepDesk(path, assets) {
  const answer = await fetch(path)
  const store = await caches.open(DESK)
  for (const old of await store.keys()) {
    const at = Date.parse((await store.match(old))?.headers.get('date') ?? '')
    if (new URL(old.url).pathname.includes('swap-days') && Date.now() - at > DAY_PAGE_KEPT)
      await store.delete(old)
  }
  if (!answer.ok || answer.redirected) return store.delete(path)
  await store.put(path, answer)
  for (const asset of assets) if (!(await caches.match(asset))) await store.add(asset)
}

/** A page of a swap day: from the network, or from the cache while offline. */
async function deskPage(event, pathname) {
  try {
    const answer = await fetch(event.request)
    if (answer.status === 404) event.waitUntil(caches.open(DESK).then((store) => store.delete(pathname)))
    return answer
  } catch (error) {
    const kept = await caches.match(pathname, { ignoreVary: true })
    if (kept) return kept
    const page = await caches.match(OFFLINE, { ignoreVary: true })
    if (page) return page
    throw error
  }
}

/** Responds from the cache first, because the names of these files contain a hash of their content. */
async function fromCache(event, cache) {
  const { request } = event
  // Errors are ignored: if the cache fails, for example on a full disk, the network is used.
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  keep(event, cache, answer)
  return answer
}

/** Stores data that another app shares, for the page that opens next. On failure that page asks the user to share again. */
async function takeShare(request) {
  let count = 0
  try {
    const form = await request.formData()
    const files = form.getAll('images').filter((file) => file instanceof File && file.size > 0)
    const words = Object.fromEntries(
      ['title', 'text', 'url'].map((name) => [name, String(form.get(name) ?? '')]),
    )
    const store = await caches.open(SHARED)
    const key = (name) => `/shared/${Date.now()}-${name}`
    if (Object.values(words).some(Boolean)) await store.put(key('words'), new Response(JSON.stringify(words)))
    for (const [at, file] of files.entries()) {
      const name = encodeURIComponent(file.name || `picture-${at + 1}`)
      const headers = { 'content-type': file.type, 'x-name': name }
      await store.put(key(String(at).padStart(2, '0')), new Response(file, { headers }))
    }
    count = files.length + Object.values(words).filter(Boolean).length
  } catch {}
  return Response.redirect(`/uploaditem/many?shared=${count}`, 303)
}

self.addEventListener('install', (event) => {
  // Bypasses the worker for API calls: Chromium loses some keepalive requests of an unloading page that pass through a worker.
  event.addRoutes?.({ condition: { urlPattern: new URLPattern({ pathname: '/api/*' }) }, source: 'network' })
  event.waitUntil(caches.open(PAGES).then((store) => store.addAll(SHELL)))
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys())
      if (![PAGES, PICTURES, DESK, SHARED].includes(name)) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'update') self.skipWaiting()
  else if (data === 'meetings') event.waitUntil(keepMeetings().catch(() => {}))
  else if (data === 'forget-desk') event.waitUntil(caches.delete(DESK))
  else if (data.desk && isDesk(data.desk)) event.waitUntil(keepDesk(data.desk, data.assets).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'POST' && origin === location.origin && pathname === '/uploaditem/share')
    return event.respondWith(takeShare(request))
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && isDesk(pathname)) event.respondWith(deskPage(event, pathname))
  else if (request.mode === 'navigate') event.respondWith(fromNetwork(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(event, PAGES))
  else if (pathname.startsWith('/uploads/')) event.respondWith(fromCache(event, PICTURES))
})

self.addEventListener('push', (event) => {
  const { title, body, url, tag, topic } = event.data.json()
  const show = async () => {
    // Closes unopened notifications about the same topic.
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
    // Errors are ignored, because not every browser lets the worker bring a window to the front.
    if (shows) return shows.focus().catch(() => {})
    // Opens a new window, because the user may be typing in the others. They are only used if none can be opened.
    return self.clients.openWindow(target).catch(() => windows[0]?.navigate(target))
  }
  event.waitUntil(lead())
})
