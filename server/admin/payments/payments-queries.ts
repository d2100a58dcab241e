import { asc } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { plans } from '../../../db/schema/payments.ts'

export const plansInOrder = prepared((db) =>
  db.select().from(plans).orderBy(asc(plans.position), asc(plans.id)).prepare(),
)
