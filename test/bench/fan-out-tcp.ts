import { type AddressInfo, createServer, type Socket } from 'node:net'
import { atEveryTurn, type Burst, bytesFor } from './fan-out.ts'

const sockets = new Set<Socket>()
const server = createServer({ noDelay: true }, (socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket)).on('error', () => {})
})

process.on('message', (burst: Burst | string) => {
  if (typeof burst === 'string') return
  const bytes = Buffer.alloc(bytesFor(burst.people[0]!), 'x')
  atEveryTurn(burst.rounds, () => {
    for (const socket of sockets) socket.write(bytes)
  })
})

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
