import { useSyncExternalStore } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { MessageView } from '../../server/trading/messages/messages-shared.ts'
import { ApiError, call, hasNoAnswer, isPassing, isSignedOut, messageOf } from '../api.ts'
import { upload } from '../upload.ts'
import { askForPush } from './ask-for-push.ts'
import { newClientId } from './client-id.ts'
import { forgetOutgoing, keepOutgoing, keptOutgoing, type Outgoing } from './outbox-storage.ts'
import { dropPreviews } from './previews.ts'
import { isLive, onResume, socketId } from './realtime.ts'

export type { Outgoing }

/** Milliseconds for which the next page resends a message automatically. */
const STILL_MEANT = 3_600_000
/** Fallback without a server message (specification, section 8). */
export const FAILED_TO_SEND = m.common_failed_to_send_message
const NONE: readonly Outgoing[] = []

let outgoing: readonly Outgoing[] = NONE
const listeners = new Set<() => void>()
const delivered = new Set<(message: MessageView) => void>()
/** Ids of recipients with a message in transit. One at a time per recipient, so that messages arrive in order. */
const busy = new Set<number>()
let started = false

function change(next: readonly Outgoing[]): void {
  outgoing = next
  for (const listener of listeners) listener()
}

function update(message: Outgoing, values: Partial<Outgoing>): void {
  change(outgoing.map((one) => (one.client_id === message.client_id ? { ...one, ...values } : one)))
}

async function post({ to, text, files, client_id }: Outgoing) {
  if (!navigator.onLine) throw new ApiError(0, null)
  // Sent along, so that the other windows get the message by event and this one by the response.
  const window = socketId()
  const message = {
    params: { id: to },
    body: { message: text, client_id },
    ...(window ? { headers: { 'x-socket-id': window } } : {}),
  }
  if (files.length === 0) return call('POST /api/messages/:id', message)
  return upload('POST /api/messages/:id', { ...message, files: { attachments: files } })
}

/** Retries a message after a lost response while online: its id prevents duplicates. */
function sentAgain(message: Outgoing, error: unknown) {
  if (!hasNoAnswer(error) || !isLive()) throw error
  return post(message)
}

function fail(message: Outgoing, error: unknown): void {
  if (isPassing(error) || isSignedOut(error)) {
    const state = isSignedOut(error) ? 'signed-out' : 'failed'
    change(outgoing.map((one) => (one.to === message.to && one.refusal === null ? { ...one, state } : one)))
  } else if (outgoing.some(({ client_id }) => client_id === message.client_id)) {
    const refused: Outgoing = { ...message, state: 'failed', refusal: messageOf(error, FAILED_TO_SEND()) }
    update(message, refused)
    keepOutgoing(refused)
  }
}

async function deliverTo(person: number): Promise<void> {
  if (busy.has(person)) return
  busy.add(person)
  const next = () => outgoing.find(({ to, state }) => to === person && state === 'sending')
  for (let message = next(); message; message = next()) {
    try {
      const { data } = await post(message).catch((error) => sentAgain(message, error))
      for (const listener of delivered) listener(data)
      discard(message.client_id)
      askForPush()
    } catch (error) {
      fail(message, error)
    }
  }
  busy.delete(person)
}

/** Sends a message and stores it until the server confirms it. */
export function sendMessage(to: number, text: string, files: File[]): void {
  const created_at = new Date().toISOString()
  const message: Outgoing = {
    client_id: newClientId(),
    to,
    text,
    files,
    created_at,
    state: 'sending',
    refusal: null,
  }
  keepOutgoing(message)
  change([...outgoing, message])
  deliverTo(to)
}

/** Resends with the same id, so that the server stores it once. */
export function retrySending(message: Outgoing): void {
  update(message, { state: 'sending', refusal: null })
  deliverTo(message.to)
}

/** Deletes a delivered or discarded message. */
export function discard(clientId: string): void {
  const gone = outgoing.find(({ client_id }) => client_id === clientId)
  if (!gone) return
  change(outgoing.filter((message) => message !== gone))
  dropPreviews(gone.files)
  forgetOutgoing(clientId)
}

function retryAll(): void {
  for (const message of outgoing)
    if (message.state !== 'sending' && message.refusal === null) retrySending(message)
}

/** Message of an earlier page: if older than STILL_MEANT, its author must resend it. */
function leftOver(message: Outgoing): Outgoing {
  const isOld = Date.now() - Date.parse(message.created_at) > STILL_MEANT
  return { ...message, state: 'failed', refusal: message.refusal ?? (isOld ? FAILED_TO_SEND() : null) }
}

async function start(): Promise<void> {
  if (started) return
  started = true
  onResume(retryAll)
  addEventListener('online', retryAll)
  const kept = await keptOutgoing()
  const known = new Set(outgoing.map(({ client_id }) => client_id))
  const left = kept.filter(({ client_id }) => !known.has(client_id))
  change([...left.map(leftOver), ...outgoing])
  retryAll()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  start()
  return () => listeners.delete(listener)
}

/** Messages being sent or failed, oldest first. */
export const useOutbox = () =>
  useSyncExternalStore(
    subscribe,
    () => outgoing,
    () => NONE,
  )

/** Calls `listener` with each message as stored by the server. */
export function onDelivered(listener: (message: MessageView) => void): () => void {
  delivered.add(listener)
  return () => delivered.delete(listener)
}
