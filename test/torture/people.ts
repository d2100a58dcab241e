import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { testAccount } from '../helpers/accounts.ts'
import { environmentOf, type Places } from './site.ts'

export interface Person {
  id: number
  bearer: { authorization: string }
}

/** Runs `work` in a site without a server, with one person, then stops it. */
export async function buildTestSite(
  places: Places,
  work: (app: FastifyInstance, person: Person) => Promise<void> | void,
): Promise<void> {
  const app = await buildApp(readConfig({ ...environmentOf(places), LOG_LEVEL: 'silent' }))
  try {
    await app.ready()
    await work(app, testAccount(app))
  } finally {
    await app.close()
  }
}

/** Creates a site with signed-in people, then stops it. */
export async function foundSite(places: Places, count: number): Promise<Person[]> {
  const people: Person[] = []
  await buildTestSite(places, (app, first) => {
    people.push(first)
    while (people.length < count) people.push(testAccount(app))
  })
  return people
}

/** A small unique image. */
export async function newPicture(): Promise<File> {
  const bytes = crypto.getRandomValues(new Uint8Array(48 * 40 * 3))
  const png = await sharp(bytes, { raw: { width: 48, height: 40, channels: 3 } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], 'photo.png')
}
