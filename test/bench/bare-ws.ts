import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
