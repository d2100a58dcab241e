import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { liveEvents } from '../../server/platform/realtime/live-events.ts'
import { atEveryTurn, type Burst, EVENT } from './fan-out.ts'

/** The site; on a message from the parent it repeatedly pushes to its users, two at a time. */
const config = readConfig(process.env)
const app = await buildApp(config)
const events = liveEvents(app.db)

process.on('message', (burst: Burst | string) => {
  if (typeof burst === 'string') return
  atEveryTurn(burst.rounds, () => {
    for (let at = 0; at < burst.people.length; at += 2) {
      events.emit('event', { to: burst.people.slice(at, at + 2), ...EVENT })
    }
  })
})

await app.listen({ host: config.host, port: config.port })
process.stdout.write(app.listeningOrigin)
