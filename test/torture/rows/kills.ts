import { setTimeout as wait } from 'node:timers/promises'
import { Ledger } from '../ledger.ts'
import { foundSite } from '../people.ts'
import type { Row } from '../row.ts'
import { placesIn, Site, scratch } from '../site.ts'
import { verifySite } from '../verify.ts'
import { Writers } from '../writers.ts'

/** Maximum milliseconds of writing before a kill. */
const LONGEST_LIFE = 700

export const kills: Row = {
  name: 'kills',
  title: 'SIGKILL under write load: no acknowledged row lost, no row without its files, no torn file',
  async run({ long, rounds = long ? 500 : 2 }, say) {
    const places = placesIn(scratch())
    const people = await foundSite(places, 40)
    const ledger = new Ledger()
    const seen = new Set<string>()
    const failures: string[] = []
    let midway = 0
    let site = new Site(places)
    for (let round = 1; round <= rounds && failures.length === 0; round++) {
      const writers = new Writers(await site.origin, people, ledger)
      const writing = writers.run(8)
      const pictures = () => ledger.items.size + ledger.accepted.size + ledger.deleted.size
      const before = pictures()
      // Waits for a stored image even on a busy machine.
      while (pictures() === before) await wait(20)
      await wait(Math.random() * LONGEST_LIFE)
      await site.end('SIGKILL')
      writers.stop()
      await writing
      if (round % 5 === 0) {
        // During startup, while it repairs the effects of the last kill.
        const starting = new Site(places)
        await wait(100 + Math.random() * LONGEST_LIFE)
        await starting.end('SIGKILL')
        midway += 1
      }
      site = new Site(places)
      await site.origin
      failures.push(...verifySite(places, ledger, seen).map((fault) => `round ${round}: ${fault}`))
      if (round % 25 === 0) say(`${round} kills, ${ledger.size} acknowledged writes`)
    }
    await site.end('SIGTERM')
    failures.push(...verifySite(places, ledger), ...ledger.errors.slice(0, 5))
    const { items, messages, accepted, deleted } = ledger
    return {
      lines: [
        `${rounds} kills under load and ${midway} while starting`,
        `acknowledged: ${items.size} items, ${messages.size} messages, ${accepted.size} acceptances, ${deleted.size} deletions; ${seen.size} files whole`,
      ],
      failures,
    }
  },
}
