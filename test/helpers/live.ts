import type { Test } from 'tap'
import { testChat } from './chat.ts'
import { TestSocket } from './sockets.ts'

/** As `testChat`, listening, with helpers for sockets. */
export async function testLive(t: Test, env: Record<string, string> = {}) {
  const chat = await testChat(t, env)
  const origin = await chat.app.listen({ host: '127.0.0.1', port: 0 })
  const open = (path = '/app/swapyard?protocol=7', headers: Record<string, string> = {}) =>
    new TestSocket(t, origin, path, headers)
  const established = async (socket = open()) => {
    const { data } = await socket.next('pusher:connection_established')
    return { socket, id: data.socket_id as string }
  }
  const authorise = async (who: { bearer: { authorization: string } }, id: string, channel: string) => {
    const body = new URLSearchParams({ socket_id: id, channel_name: channel })
    const response = await fetch(`${origin}/api/broadcasting/auth`, {
      method: 'POST',
      headers: who.bearer,
      body,
    })
    return { status: response.status, body: (await response.json()) as { auth?: string } }
  }
  /** A user's window, subscribed to their channel. */
  const window = async (who: { id: number; bearer: { authorization: string } }) => {
    const { socket, id } = await established()
    const channel = `private-chat.${who.id}`
    const { body } = await authorise(who, id, channel)
    socket.send('pusher:subscribe', { channel, auth: body.auth })
    await socket.next('pusher_internal:subscription_succeeded')
    return Object.assign(socket, { id, channel })
  }
  return { ...chat, origin, open, established, authorise, window }
}
