import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Member } from '../../torture/member.ts'
import type { Row } from '../row.ts'
import { startSite } from '../server-process.ts'

/** Daily actions of an active member, with their number. */
const DAY: [what: string, times: number, act: (ada: Member, bob: Member) => Promise<unknown>][] = [
  ['signs in', 1, (ada) => ada.signIn()],
  ['lists an item with a small picture', 2, (ada) => ada.list()],
  ['writes a message', 20, (ada, bob) => ada.write(bob)],
  ['opens the dashboard', 10, (ada) => ada.get('/dashboard').then((page) => page.arrayBuffer())],
  ['searches', 20, (ada) => ada.get('/browse?product=kettle').then((page) => page.arrayBuffer())],
  ['opens the conversation', 20, (ada, bob) => ada.read(bob)],
]

export const person: Row = {
  name: 'person',
  title: 'A day of a member',
  explanation:
    'CPU of the server for what a lively member does in a day, and how many such days one core has time for. Reading pictures is another process and not in it; the row on uploads has it.',
  async run({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
    const site = await startSite(join(folder, 'site.sqlite'))
    const people = await Promise.all(Array.from({ length: 2 * rounds }, () => Member.join(site.origin)))
    const lines: string[][] = []
    let day = 0
    for (const [what, times, act] of DAY) {
      await act(people[0]!, people[1]!)
      const before = await site.usage()
      for (let at = 0; at < people.length; at += 2) {
        for (let time = 0; time < times; time++) await act(people[at]!, people[at + 1]!)
      }
      const { cpu } = await site.usage()
      const each = (cpu - before.cpu) / 1000 / rounds / times
      day += each * times
      lines.push([what, String(times), each.toFixed(2), (each * times).toFixed(1)])
    }
    lines.push(['the day', '', '', day.toFixed(0)])
    lines.push(['such days in an hour of one core', '', '', String(Math.floor(3_600_000 / day))])
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
    return { columns: ['a member', 'times', 'CPU ms each', 'CPU ms'], lines, goal: null }
  },
}
