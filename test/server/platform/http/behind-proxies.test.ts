import { once } from 'node:events'
import t from 'tap'
import { testServer } from '../../../helpers/app.ts'
import { missingProxy, PROXIES, startProxy } from '../../../helpers/proxies.ts'
import { RawConnection } from '../../../helpers/raw-answers.ts'
import { TestSocket } from '../../../helpers/sockets.ts'

const ASKING = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: foo\r\n\r\n'

for (const proxy of PROXIES) {
  t.test(
    `behind ${proxy}, who asks for an upgrade hangs nobody else`,
    { skip: missingProxy(proxy) },
    async (t) => {
      const { app, origin } = await testServer(t)
      for (let round = 0; round < 2; round++) await app.inject('/')
      const address = await startProxy(t, proxy, origin)
      for (let round = 0; round < 10; round++) {
        const attackers = await Promise.all(Array.from({ length: 4 }, () => RawConnection.open(t, address)))
        for (const attacker of attackers) attacker.send(ASKING)
        for (const attacker of attackers) await attacker.headers()
        const others = await Promise.all(Array.from({ length: 4 }, () => fetch(`${address}/healthz`)))
        t.strictSame(
          others.map(({ status }) => status),
          [200, 200, 200, 200],
          'all others are answered',
        )
        await Promise.all(others.map((answer) => answer.text()))
      }
      const socket = new TestSocket(t, address, '/app/swapyard?protocol=7')
      await socket.next('pusher:connection_established')
      socket.socket.close()
      await once(socket.socket, 'close')
    },
  )
}
