// @ts-nocheck: the types of a service worker are neither those of the server nor those of a page.
// server/site/pages/service-worker-pages.ts puts two constants before this file: VERSION names the build, SHELL lists the addresses that the
// offline page needs. The worker keeps answers that are the same for every visitor. Of personal pages, it keeps the next meetings of the
// person who is signed in, and the pages for check-in and pick-up at a swap day. They are deleted at sign-out.

/* global VERSION, SHELL */
const PAGES = `pages-${VERSION}`
const PICTURES = 'pictures'
/** Entries that a cache keeps at most besides the shell; the oldest are deleted. */
const MOST = { [PAGES]: 80, [PICTURES]: 120 }
const OFFLINE = '/offline'
/** The cache of the personal page, see also client/session-watch.ts, and its address. */
const MINE = 'mine'
const MEETINGS = '/dashboard/meeting'
/** Milliseconds after which the page of the next meetings is fetched again. */
const STALE = 600_000
let fetchedAt = 0
/** Counts sign-outs, so that an answer on its way is not kept after one. */
let signOuts = 0
/** Pages on which helpers of a swap day work: they are personal, and kept for those who opened them until they sign out. */
const DESK = `desk-${VERSION}`
const isDesk = (pathname) => /^\/admin\/swap-days\/\d+$/.test(pathname)
// What other apps have shared, until /uploaditem/many makes drafts of it (client/stores/shared-files.ts).
const SHARED = 'shared'

/** Whether an answer is the same for all: personal ones are sent as `private`, secret ones as `no-store`. */
const isForAll = ({ ok, type, redirected, headers }) =>
  ok && type === 'basic' && !redirected && !/private|no-store/.test(headers.get('cache-control') ?? '')

async function put(cache, request, answer) {
  const store = await caches.open(cache)
  await store.put(request, answer)
  const others = (await store.keys()).filter(({ url }) => !SHELL.includes(new URL(url).pathname))
  for (const old of others.slice(0, Math.max(0, others.length - MOST[cache]))) await store.delete(old)
}

/** Keeps an answer that may be kept. Others are not cloned: while one clone is read, the whole body is held in memory for the other. */
function keep(event, cache, answer) {
  if (isForAll(answer)) event.waitUntil(put(cache, event.request, answer.clone()))
}

/** Keeps the offline page in the language that is read now: it came in the one of the day on which this worker was installed. */
async function keepOffline({ headers }) {
  const language = headers.get('content-language')
  const kept = await caches.match(OFFLINE, { ignoreVary: true })
  if (!language || kept?.headers.get('content-language') === language) return
  await (await caches.open(PAGES)).add(OFFLINE)
}

/** The page of the next meetings in the time zone of the browser. */
function askMeetings() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return fetch(`${MEETINGS}?zone=${encodeURIComponent(timeZone)}`, { redirect: 'manual' })
}

/** Keeps the page of the next meetings, or deletes it if there are none: then the server redirects. */
async function keepMeetings() {
  fetchedAt = Date.now()
  const before = signOuts
  const answer = await askMeetings()
  if (before !== signOuts) return
  if (answer.ok) await (await caches.open(MINE)).put(MEETINGS, answer)
  else if (answer.type === 'opaqueredirect') await caches.delete(MINE)
}

/** A page for all is shown to visitors only, so nobody is signed in; a private one is a person's. */
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
    // Where the line ends just then, the one that is kept stays.
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

/** Keeps the page of a swap day, whatever follows in its address, with the files that it has loaded. */
async function keepDesk(path, assets) {
  const answer = await fetch(path)
  const store = await caches.open(DESK)
  if (!answer.ok || answer.redirected) return store.delete(path)
  await store.put(path, answer)
  for (const asset of assets) if (!(await caches.match(asset))) await store.add(asset)
}

/** A page of a swap day: from the network, and without one as it was opened last. */
async function deskPage(event, pathname) {
  try {
    return await fetch(event.request)
  } catch (error) {
    const kept = await caches.match(pathname, { ignoreVary: true })
    if (kept) return kept
    const page = await caches.match(OFFLINE, { ignoreVary: true })
    if (page) return page
    throw error
  }
}

/** Answers from the cache first: these files are named after their content, and so never change. */
async function fromCache(event, cache) {
  const { request } = event
  // Where the disk is full or broken there is still the network.
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  keep(event, cache, answer)
  return answer
}

/** Stores what another app shares, for the page that opens. If that fails, the page asks to try again. */
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
  // Chromium loses some keepalive requests of a page that is being left if they pass through a worker. Calls need none.
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
    // A notification replaces an older one about the same topic that nobody has opened.
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
    // Not every browser lets the worker bring a window to the front.
    if (shows) return shows.focus().catch(() => {})
    // A window that shows something else is left alone, as somebody may be writing there, unless no new one can be opened.
    return self.clients.openWindow(target).catch(() => windows[0]?.navigate(target))
  }
  event.waitUntil(lead())
})
