import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Test } from 'tap'

/** Scripted response: a reply (421 then closes the connection, RFC 5321), or nothing for the default. */
type Script = (command: string, connection: number) => string | undefined

const USUAL: Record<string, string> = {
  EHLO: '250-smtp.test\r\n250 8BITMIME',
  DATA: '354 go on',
  QUIT: '221 bye',
}

/**
 * SMTP server on loopback with scripted replies.
 * @param script gets each command, `CONNECT` for the greeting and `.` for the end of a mail.
 * @param silent closes the connection instead of replying if true.
 */
export async function scriptedSmtp(
  t: Test,
  script: Script = () => undefined,
  silent: Script = () => undefined,
) {
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    const connection = ++connections
    sockets.add(socket)
    socket.on('error', () => {})
    let isMail = false
    const answer = (command: string) => {
      commands.push(command)
      if (silent(command, connection)) return socket.destroy()
      const usual = command === 'CONNECT' ? '220 smtp.test' : (USUAL[command.split(' ')[0]!] ?? '250 ok')
      const reply = script(command, connection) ?? usual
      isMail = reply.startsWith('354')
      socket.write(`${reply}\r\n`)
      if (/^(?:421|221)/.test(reply)) socket.end()
    }
    answer('CONNECT')
    createInterface(socket)
      .on('error', () => {})
      .on('line', (line) => {
        if (!isMail || line === '.') answer(line)
      })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.teardown(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    commands,
  }
}
