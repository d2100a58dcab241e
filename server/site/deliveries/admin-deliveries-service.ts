import type { FastifyInstance } from 'fastify'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import { problemText } from '../mail/admin-mail-service.ts'
import { eventKind } from '../notifications/events.ts'
import {
  browserCount,
  deliveryFigures,
  failureReasons,
  failuresBefore,
  unreachedPeople,
} from './admin-deliveries-queries.ts'
import type { AdminDeliveriesView } from './admin-deliveries-shared.ts'

const REASONS = 20

/** Only the setting of a notification is shown, because its content is private. @param before an id; smaller ones are listed. */
export function adminDeliveries(
  { db, mailer }: Pick<FastifyInstance, 'db' | 'mailer'>,
  before?: number,
): AdminDeliveriesView {
  const figures = deliveryFigures(db).all()
  const of = (channel: 'mail' | 'push') => {
    const { sent = 0, waiting = 0, failed = 0 } = figures.find((one) => one.channel === channel) ?? {}
    return { sent, waiting, failed }
  }
  const size = PAGE_SIZE.moderation
  const rows = failuresBefore(db).all({ before: before ?? Number.MAX_SAFE_INTEGER, limit: size + 1 })
  const { shown, next_before } = pageById(rows, size, ({ id }) => id)
  return {
    mail: {
      ...of('mail'),
      is_set: mailer.isSet,
      problem: problemText(mailer),
      problem_since: mailer.problem?.since.toISOString() ?? null,
    },
    push: { ...of('push'), browsers: browserCount(db).get()!.total },
    ...unreachedPeople(db).get()!,
    reasons: failureReasons(db).all({ limit: REASONS }),
    failures: shown.map(({ personId, name, kind, isWaiting, createdAt, ...rest }) => ({
      ...rest,
      person: { id: personId, name },
      about: eventKind(kind)?.setting ?? null,
      is_waiting: isWaiting,
      created_at: createdAt.toISOString(),
    })),
    is_older: before !== undefined,
    next_before,
  }
}
