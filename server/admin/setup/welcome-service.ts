import { isNotNull, notInArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import { accounts, categories, items, swapLegs, wishes } from '../../../db/schema/index.ts'
import { insertAccount } from '../../members/accounts/accounts-queries.ts'
import { userView } from '../../members/accounts/accounts-service.ts'
import { emailTaken, isTaken, mailEmailProof } from '../../members/accounts/email-service.ts'
import { hashChosenPassword, SITE_ITSELF } from '../../members/accounts/passwords.ts'
import { checkName } from '../../members/accounts/reserved-names.ts'
import type { UserView } from '../../members/accounts/user-shared.ts'
import { speaking } from '../../platform/catalogues/current.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { type SentPicture, withImages } from '../../platform/images/images-service.ts'
import { saveLanguages, siteLanguages } from '../../platform/languages/languages-service.ts'
import { contactChoice } from '../../platform/sessions/contact-choice.ts'
import { countryRule } from '../../platform/settings/country.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { saveCommunityRules } from '../../site/community/community-rules.ts'
import { placed } from '../../site/content/admin-site-pictures.ts'
import { partRow, upsertPart } from '../../site/content/admin-site-queries.ts'
import { siteView, storedSite } from '../../site/content/content-service.ts'
import { SiteView } from '../../site/content/content-shared.ts'
import { cleaned } from '../../site/content/saving.ts'
import { invite } from '../../site/invitations/invitations-service.ts'
import { INVITATION } from '../../site/limits.ts'
import { templates } from '../../site/mail/templates.ts'
import { CATEGORIES_OF } from './category-sets.ts'
import type { CategorySet } from './category-sets-shared.ts'
import type { WelcomeBody } from './welcome-shared.ts'

const FIRST_INVITATION = { uses: INVITATION.uses.default, days: INVITATION.days.default, note: '' }

type Site = Pick<FastifyInstance, 'config' | 'db' | 'images' | 'outbox' | 'sessions' | 'settingUp'>

/** @throws AppError 404 unknown or expired code */
export function requireCode({ settingUp }: Pick<Site, 'settingUp'>, code: unknown): void {
  if (typeof code !== 'string' || !settingUp.allows(code)) throw notFound()
}

/** True without accounts, so that a restore loses nothing. */
export const isEmpty = (db: Db): boolean =>
  db.select({ id: accounts.id }).from(accounts).limit(1).get() === undefined

function usedCategories(db: Db): number[] {
  const used = [
    ...db.selectDistinct({ id: items.categoryId }).from(items).all(),
    ...db
      .selectDistinct({ id: swapLegs.categoryId })
      .from(swapLegs)
      .where(isNotNull(swapLegs.categoryId))
      .all(),
    ...db.selectDistinct({ id: wishes.categoryId }).from(wishes).where(isNotNull(wishes.categoryId)).all(),
  ]
  return used.map(({ id }) => id!)
}

function fillCategories(db: Db, set: CategorySet): void {
  db.delete(categories)
    .where(notInArray(categories.id, usedCategories(db)))
    .run()
  const kept = db.select({ name: categories.name }).from(categories).all()
  const wanted = CATEGORIES_OF[set].map(({ name, drawing }) => ({ name: name(), drawing }))
  for (const [position, category] of wanted.entries()) {
    if (kept.some(({ name }) => name === category.name)) continue
    db.insert(categories)
      .values({ ...category, position })
      .run()
  }
  const names = wanted.map(({ name }) => name)
  db.update(categories).set({ position: wanted.length }).where(notInArray(categories.name, names)).run()
}

function nameMarket(db: Db, body: WelcomeBody, imageIds: readonly number[]): void {
  const form = { ...storedSite(db), name: body.site_name, accent: body.accent || null }
  const { logo } = imageIds.length > 0 ? placed(db, { logo: 'new:0' }, imageIds, 'logo') : form
  const text = JSON.stringify(cleaned(SiteView, { ...form, logo }))
  const version = partRow(db).get({ key: 'header_footer' })?.version ?? 0
  upsertPart(db).get({ key: 'header_footer', text, version, now: Date.now() })
}

/** Sends a test mail. @returns false without a mail server; the mail remains in the outbox. */
export function sendTestMail(
  { db, mailer, outbox }: Pick<FastifyInstance, 'db' | 'mailer' | 'outbox'>,
  recipient: string,
): boolean {
  outbox.enqueue({ template: 'test', recipient, accountId: null, ...templates.test(siteView(db)) })
  return mailer.isSet
}

/**
 * Creates the first admin and configures the site, in one transaction, so that only one of two parallel calls succeeds.
 * @param logo null for none.
 * @throws AppError 404 as `requireCode`; 422 email taken or common password; 503 too many waiting hashes; what `withImages` throws
 */
export async function setUp(
  site: Site,
  body: WelcomeBody,
  logo: SentPicture | null,
): Promise<{ token: string; user: UserView }> {
  const { db, images, sessions } = site
  requireCode(site, body.code)
  checkName(body.name)
  // The email is checked before the expensive work, and again in the transaction.
  if (isTaken(db, body.email, null)) throw emailTaken()
  const passwordHash = await hashChosenPassword(body.password, 'password', SITE_ITSELF)
  return withImages(
    images,
    logo === null ? [] : [logo],
    (imageIds) =>
      immediate(db, () => {
        requireCode(site, body.code)
        if (isTaken(db, body.email, null)) throw emailTaken()
        const id = insertAccount(db, {
          name: body.name,
          email: body.email,
          phoneNumber: body.phone_number,
          address: body.address,
          contactVisibility: body.contact_visibility,
          passwordHash,
          termsAcceptedAt: new Date(),
          role: 'admin',
        })
        nameMarket(db, body, imageIds)
        if (body.language) saveLanguages(db, { ...siteLanguages(db), site: body.language })
        countryRule.set(db, { code: body.country })
        speaking(siteLanguages(db).site, () => fillCategories(db, body.categories))
        saveCommunityRules(db, { join: body.join, read: body.read })
        contactChoice.set(db, { by_default: body.contact_visibility })
        mailEmailProof(site, id)
        invite(site, { id, role: 'admin', is_pending: false }, FIRST_INVITATION)
        audit(
          db,
          { id, name: body.name },
          'save',
          { noun: 'site', id: 'welcome' },
          m.common_set_up_the_market(),
        )
        return { token: sessions.start(id), user: userView(site, id) }
      }),
    'logo',
  )
}
