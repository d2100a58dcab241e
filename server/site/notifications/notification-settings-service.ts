import { eq, sql } from 'drizzle-orm'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { notificationSettings } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid } from '../../platform/errors.ts'
import { moderates, type ViewerView } from '../../platform/sessions/viewer-shared.ts'
import type {
  NotificationSettings,
  NotificationSettingsBody,
  Setting,
} from './notification-settings-shared.ts'
import { isTimeZone } from './quiet-hours.ts'

type Stored = NotificationSettings & { admin: 'now' | 'never' }
type Me = Pick<ViewerView, 'id' | 'role'>

/** Defaults; the time zone is the server's. */
const DEFAULTS: Stored = {
  offers: 'now',
  messages: 'now',
  handover: 'now',
  matches: 'now',
  news: 'never',
  quiet_from: null,
  quiet_to: null,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  admin: 'now',
}

const find = prepared((db) =>
  db
    .select({
      offers: notificationSettings.offers,
      messages: notificationSettings.messages,
      handover: notificationSettings.handover,
      matches: notificationSettings.matches,
      news: notificationSettings.news,
      quiet_from: notificationSettings.quietFrom,
      quiet_to: notificationSettings.quietTo,
      time_zone: notificationSettings.timeZone,
      admin: notificationSettings.admin,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, sql.placeholder('me')))
    .prepare(),
)

/** All settings, including those for moderators. */
export const storedSettings = (db: Db, me: number): Stored => find(db).get({ me }) ?? DEFAULTS

/** A user's settings; `admin` only for moderators. */
export function settingsOf(db: Db, me: Me): NotificationSettings {
  const { admin, ...settings } = storedSettings(db, me.id)
  return moderates(me) ? { ...settings, admin } : settings
}

function check({ quiet_from: from, quiet_to: to, time_zone: zone }: Stored): void {
  if ((from === null) !== (to === null)) {
    const field = from === null ? 'quiet_from' : 'quiet_to'
    throw invalid({ [field]: [m.told_quiet_ends()] })
  }
  if (!isTimeZone(zone)) throw invalid({ time_zone: [m.told_no_time_zone()] })
}

function store(db: Db, me: number, changes: NotificationSettingsBody): void {
  immediate(db, () => {
    const settings = { ...storedSettings(db, me), ...changes }
    check(settings)
    const { quiet_from: quietFrom, quiet_to: quietTo, time_zone: timeZone, ...rest } = settings
    const row = { ...rest, quietFrom, quietTo, timeZone }
    db.insert(notificationSettings)
      .values({ accountId: me, ...row })
      .onConflictDoUpdate({ target: notificationSettings.accountId, set: row })
      .run()
  })
}

/** `admin` is ignored for other users. @throws AppError 422 incomplete quiet hours or unknown time zone */
export function changeSettings(db: Db, me: Me, changes: NotificationSettingsBody): NotificationSettings {
  const { admin, ...others } = changes
  store(db, me.id, moderates(me) && admin ? { ...others, admin } : others)
  return settingsOf(db, me)
}

export const endMails = (db: Db, me: number, setting: Setting): void => store(db, me, { [setting]: 'never' })
