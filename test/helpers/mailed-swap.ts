import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { deliveries } from '../../db/schema/index.ts'
import { carriers } from '../../server/site/notifications/plan-deliveries.ts'
import { smtpServer } from './smtp.ts'
import { testSwap } from './swap.ts'

/** As `testSwap`, with mail delivered to `smtp`. */
export async function mailedSwap(
  t: Parameters<typeof smtpServer>[0],
  options: Parameters<typeof smtpServer>[1] = {},
  env: Record<string, string> = {},
) {
  const smtp = await smtpServer(t, options)
  const site = await testSwap(t, { SMTP_URL: smtp.url, MAIL_FROM: 'Swappers <swap@example.test>', ...env })
  return { ...site, smtp }
}

/** All deliveries, oldest first. */
export const rows = (app: FastifyInstance) => app.db.select().from(deliveries).all()

/** Makes deliveries due earlier by this many milliseconds. */
export function pass(app: FastifyInstance, milliseconds: number) {
  app.db.run(sql`UPDATE deliveries SET next_attempt_at = next_attempt_at - ${milliseconds}`)
  carriers(app.db).wakes.emit('wake')
}

/** Joins folded header lines. */
export const unfolded = (raw: string) => raw.replaceAll(/\r\n[ \t]+/g, ' ')

/** Decodes soft line breaks and equals signs of quoted-printable. */
export const words = (raw: string) => raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
