import * as m from '../../server/platform/catalogues/messages.ts'
import type { PushSubscriptionBody } from '../../server/site/deliveries/push-subscriptions-shared.ts'
import { call, messageOf } from '../api.ts'
import { showLine } from './line.ts'
import { toast } from './toasts.ts'

/** Set after this browser has asked about push. */
const ASKED = 'push_asked'
/** Session and day of the last registration with the server. */
const TOLD = 'push_told'
/** Milliseconds between two registrations of this browser. */
const DAY = 86_400_000

/** The browser supports push. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array) =>
  !!one && new Uint8Array(one).join() === other.join()

/** Push subscription of this browser; null if none. */
export async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Registers this browser for push. A restored site has new keys, so an old subscription is replaced. */
async function tellServer(): Promise<void> {
  const { data } = await call('GET /api/push-subscriptions')
  const key = bytesOf(data.public_key)
  const { pushManager } = await navigator.serviceWorker.ready
  let mine = await pushManager.getSubscription()
  if (mine && !isSame(mine.options.applicationServerKey, key)) {
    await mine.unsubscribe()
    mine = null
  }
  mine ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await call('POST /api/push-subscriptions', { body: mine.toJSON() as PushSubscriptionBody })
}

/** Asks for permission and subscribes; a toast shows the result. @returns true if subscribed. */
export async function startPush(): Promise<boolean> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      toast.error(m.told_push_denied())
      return false
    }
    await tellServer()
    toast.success(m.told_push_on())
    return true
  } catch (error) {
    toast.error(messageOf(error, m.told_push_failed()))
    return false
  }
}

export async function endPush(): Promise<void> {
  const mine = await subscription()
  if (!mine) return
  const { endpoint } = mine
  await mine.unsubscribe()
  localStorage.removeItem(TOLD)
  await call('DELETE /api/push-subscriptions', { body: { endpoint } }).catch(() => {})
}

/** Registers again daily and after each sign-in, because the server drops a subscription with its session. */
export async function keepPush(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  const token = localStorage.getItem('token')
  const mark = `${token?.slice(-12)} ${Math.floor(Date.now() / DAY)}`
  if (!token || localStorage.getItem(TOLD) === mark || !(await subscription())) return
  await tellServer()
  localStorage.setItem(TOLD, mark)
}

/** Asks once, after something was sent that will be answered: a question in the page precedes the browser's prompt. */
export function showPushQuestion(): void {
  if (!canPush() || Notification.permission !== 'default' || localStorage.getItem(ASKED)) return
  const done = () => localStorage.setItem(ASKED, '1')
  showLine(
    m.told_push_ask(),
    m.told_push_yes(),
    () => {
      done()
      void startPush()
    },
    done,
  )
}
