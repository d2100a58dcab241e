import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { notifications } from '../../db/schema/index.ts'

/** Types of a user's notifications, oldest first. */
export const toldIn =
  (app: FastifyInstance) =>
  (who: { id: number }): string[] =>
    app.db
      .select({ type: notifications.type })
      .from(notifications)
      .where(eq(notifications.accountId, who.id))
      .all()
      .map(({ type }) => type)
