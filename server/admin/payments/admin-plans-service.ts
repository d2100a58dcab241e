import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { plans } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { LISTED } from '../../platform/limits.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import type { Order } from '../../site/content/admin-site-shared.ts'
import { setShowsPlans } from '../../site/content/plans-shown.ts'
import { isNameTaken, isOrderOf, NOT_DELETED, savedMeanwhile } from '../../site/content/saving.ts'
import type { PlanForm, PlansView } from './admin-plans-shared.ts'
import { plansInOrder } from './payments-queries.ts'
import { planView } from './payments-service.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

const about = (id: number) => ({ noun: 'plan', id })

export const planRows = (db: Db): PlansView => ({
  plans: plansInOrder(db)
    .all()
    .map((row) => ({ version: row.version, ...planView(row) })),
})

const columns = ({ price, billing_interval, is_popular, ...rest }: PlanForm) => ({
  ...rest,
  price: Math.round(price * 100),
  billingInterval: billing_interval,
  isPopular: is_popular,
})

function getPlan(db: Db, id: number) {
  const row = db.select().from(plans).where(eq(plans.id, id)).get()
  if (!row) throw notFound(m.admin_plan_missing())
  return row
}

function checkName(db: Db, name: string, id = 0): void {
  const rows = db.select({ id: plans.id, name: plans.name }).from(plans).all()
  if (isNameTaken(rows, name, id)) throw invalid({ name: [m.admin_plan_name_taken()] })
}

export function switchPlans(site: Site, admin: ViewerView, shown: boolean): PlansView {
  return actAsAdmin(site, admin, () => {
    setShowsPlans(site.db, shown)
    audit(
      site.db,
      admin,
      'save',
      { noun: 'site', id: 'plans' },
      m.place_audit_plans({ shown: shown ? 'on' : 'off' }),
    )
    return planRows(site.db)
  })
}

/** Appends a plan. @throws AppError 409 too many plans; 422 name taken */
export function addPlan(site: Site, admin: ViewerView, form: PlanForm): PlansView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    checkName(db, form.name)
    if (planRows(db).plans.length >= LISTED.plans)
      throw conflict(m.admin_plans_limit({ plans: LISTED.plans }))
    const last = db.select({ position: sql<number>`coalesce(max(position), 0)` }).from(plans).get()!
    const { id } = db
      .insert(plans)
      .values({ ...columns(form), position: last.position + 1 })
      .returning({ id: plans.id })
      .get()
    audit(db, admin, 'add', about(id), m.admin_added_the_plan({ name: form.name }))
    return planRows(db)
  })
}

/** @throws AppError 404 no such plan; 409 edited since `version`; 422 name taken */
export function changePlan(
  site: Site,
  admin: ViewerView,
  id: number,
  version: number,
  form: PlanForm,
): PlansView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    getPlan(db, id)
    checkName(db, form.name, id)
    const { changes } = db
      .update(plans)
      .set({ ...columns(form), version: sql`${plans.version} + 1` })
      .where(and(eq(plans.id, id), eq(plans.version, version)))
      .run()
    if (changes === 0) throw savedMeanwhile(db, about(id))
    audit(db, admin, 'save', about(id), m.admin_changed_the_plan({ name: form.name }))
    return planRows(db)
  })
}

/** @throws AppError 409 the ids or their previous order are stale */
export function orderPlans(site: Site, admin: ViewerView, order: Order): PlansView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    if (!isOrderOf(order, planRows(db).plans)) {
      throw conflict(m.admin_plans_changed_meanwhile())
    }
    for (const [position, id] of order.ids.entries())
      db.update(plans).set({ position }).where(eq(plans.id, id)).run()
    audit(db, admin, 'order', { noun: 'plan', id: 'all' }, m.admin_reordered_plans())
    return planRows(db)
  })
}

/** @throws AppError 404 no such plan; 409 edited since `version` */
export function deletePlan(site: Site, admin: ViewerView, id: number, version: number): PlansView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    const { name, version: now } = getPlan(db, id)
    if (now !== version) throw savedMeanwhile(db, about(id), NOT_DELETED())
    db.delete(plans).where(eq(plans.id, id)).run()
    audit(db, admin, 'delete', about(id), m.admin_deleted_the_plan({ name }))
    return planRows(db)
  })
}
