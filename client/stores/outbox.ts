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

/** Milliseconds for which a message that a page left unsent is sent by the next one without asking. */
const STILL_MEANT = 3_600_000
/** Said where the server gave no words of its own (specification, section 8). */
export const FAILED_TO_SEND = m.common_failed_to_send_message
const NONE: readonly Outgoing[] = []

let outgoing: readonly Outgoing[] = NONE
const listeners = new Set<() => void>()
const delivered = new Set<(message: MessageView) => void>()
/** Ids of people to whom a message is being sent: to each person one after the other, so that they arrive in order. */
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
  // The answer tells this window what the others are told by an event.
  const window = socketId()
  const message = {
    params: { id: to },
    body: { message: text, client_id },
    ...(window ? { headers: { 'x-socket-id': window } } : {}),
  }
  if (files.length === 0) return call('POST /api/messages/:id', message)
  return upload('POST /api/messages/:id', { ...message, files: { attachments: files } })
}

/** Sends a message once more whose answer was lost while online: it has an id of its own, so that it is stored once. */
function sentAgain(message: Outgoing, error: unknown) {
  if (!hasNoAnswer(error) || !isLive()) throw error
  return post(message)
}

function fail(message: Outgoing, error: unknown): void {
  if (isPassing(error) || isSignedOut(error)) {
    // Without a connection or a session, what waits behind it cannot be sent either.
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

/** Sends a message and keeps it until the server has it. */
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

/** Sends a message again under the same id: where the first try had arrived after all, it is still stored once. */
export function retrySending(message: Outgoing): void {
  update(message, { state: 'sending', refusal: null })
  deliverTo(message.to)
}

/** Forgets a message: it has arrived, or its writer gave it up. */
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

/** A message that an earlier page left: one that is older than STILL_MEANT waits until its writer sends it again. */
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

/** Messages that are on their way or could not be sent, oldest first. */
export const useOutbox = () =>
  useSyncExternalStore(
    subscribe,
    () => outgoing,
    () => NONE,
  )

/** Calls `listener` with each message as the server has stored it. */
export function onDelivered(listener: (message: MessageView) => void): () => void {
  delivered.add(listener)
  return () => delivered.delete(listener)
}
