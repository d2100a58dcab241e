import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { type LimitedSite, limitProcess, startLimited } from '../limited-site.ts'
import { Member } from '../member.ts'
import type { Outcome, Row } from '../row.ts'
import { scratch } from '../site.ts'

/** Maximum milliseconds until recovery. */
const BACK_WITHIN = 5000
const PAGES = [
  '/',
  '/browse',
  '/browse?product=kettle',
  '/api/home',
  '/healthz',
  '/dashboard',
  '/api/profile',
]

/** A disk that can be filled and freed. */
interface Disk {
  name: string
  fill(): void
  empty(): void
}

/** Fills the disk completely; the site's files have at most part of a block left. */
function fillUp(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize))
  } catch {
    // The write fails, because the disk is full.
  }
}

/** Unexpected behaviour during a full disk. @param newcomer an unused address. */
async function whileFull(
  origin: string,
  [ada, bob]: [Member, Member],
  newcomer: string,
  disk: Disk,
): Promise<string[]> {
  const faults: string[] = []
  const expect = (what: string, status: number, wanted: number) => {
    if (status !== wanted) faults.push(`${disk.name}, full: ${what} answers ${status} instead of ${wanted}`)
  }
  // Writes repeatedly, because small writes still fit into the last blocks.
  let status = 200
  for (let tries = 0; status === 200 && tries < 60; tries++) status = await ada.write(bob)
  expect('a message', status, 507)
  expect('an item with a picture', await ada.list(), 507)
  expect('signing in', await ada.signIn(), 507)
  expect('joining', (await Member.asksToJoin(origin, newcomer)).status, 507)
  for (const page of PAGES) expect(page, (await bob.get(page)).status, 200)
  expect('the thread', (await ada.get(`/api/messages/${bob.id}`)).status, 200)
  return faults
}

/** Milliseconds until all writes succeed. */
async function untilBack([ada, bob]: [Member, Member]): Promise<number> {
  const start = performance.now()
  for (;;) {
    const statuses = [await ada.write(bob), await ada.list(), await ada.signIn()]
    const since = performance.now() - start
    if (statuses.every((status) => status === 200) || since > 10 * BACK_WITHIN) return since
    await wait(100)
  }
}

async function fillAndEmpty(site: LimitedSite, disk: Disk, rounds: number): Promise<Outcome> {
  const people: [Member, Member] = [await Member.join(site.origin), await Member.join(site.origin)]
  const [ada, bob] = people
  const failures: string[] = []
  let longest = 0
  await untilBack(people)
  for (let round = 0; round < rounds && failures.length === 0; round++) {
    const newcomer = `newcomer-${round}@torture.test`
    disk.fill()
    failures.push(...(await whileFull(site.origin, people, newcomer, disk)))
    disk.empty()
    longest = Math.max(longest, await untilBack(people))
    // Failed registrations must leave nothing: otherwise the address would be taken.
    await Member.join(site.origin, newcomer)
  }
  if (longest > BACK_WITHIN) failures.push(`${disk.name}: back only after ${Math.round(longest)} ms`)
  const known = await bob.read(ada)
  const lost = ada.sent.filter((text) => !known.has(text)).length
  if (lost > 0) failures.push(`${disk.name}: ${lost} acknowledged messages are lost`)
  if (known.size > ada.sent.length) failures.push(`${disk.name}: messages that were refused are there`)
  const missing = await ada.missingPictures()
  if (missing.length > 0) failures.push(`${disk.name}: ${missing.length} pictures are missing`)
  const line = `${disk.name}: filled ${rounds} times, back after at most ${Math.round(longest)} ms, ${ada.sent.length} messages kept`
  return { lines: [line], failures }
}

/** A memory file system; undefined if mounting is not permitted. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'swapyard', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

/** All writes of the site and its children fail, like on a full disk; needs no privileges. */
async function onLimitedFiles(rounds: number): Promise<Outcome> {
  const site = await startLimited(scratch())
  try {
    const fill = () => limitProcess(site.pid, 'fsize', 1)
    const empty = () => limitProcess(site.pid, 'fsize', 'unlimited')
    return await fillAndEmpty(site, { name: 'no file may grow', fill, empty }, rounds)
  } finally {
    await site.stop()
  }
}

/** Sets the minimum of free space to 0, because it exceeds the size of this disk. */
function leaveNothing(folder: string): void {
  const database = new Sqlite(join(folder, 'site.sqlite'))
  database.prepare("INSERT INTO settings VALUES ('quota', ?)").run(JSON.stringify({ disk: 0 }))
  database.close()
}

/** A real, completely full disk. */
async function onSmallDisk(rounds: number): Promise<Outcome> {
  const folder = mountSmallDisk()
  if (!folder)
    return { lines: ['NOT RUN on a small disk of its own: mounting one is not allowed here'], failures: [] }
  const site = await startLimited(folder)
  leaveNothing(folder)
  try {
    const empty = () => rmSync(join(folder, 'filler'))
    return await fillAndEmpty(site, { name: 'a disk of 48 MB', fill: () => fillUp(folder), empty }, rounds)
  } finally {
    await site.stop()
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}

export const disk: Row = {
  name: 'disk',
  title:
    'A disk that fills and empties: writes are refused with 507, reads served, all back within 5 s, nothing lost',
  async run({ long, rounds = long ? 5 : 1 }) {
    if (process.platform !== 'linux')
      return { lines: ['NOT RUN: only Linux limits a running process'], failures: [] }
    const outcomes = [await onLimitedFiles(rounds), await onSmallDisk(rounds)]
    return {
      lines: outcomes.flatMap(({ lines }) => lines),
      failures: outcomes.flatMap(({ failures }) => failures),
    }
  },
}
