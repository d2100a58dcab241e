import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import {
  dropUnusedImages,
  type ImageSource,
  sentBy,
  withImages,
} from '../../platform/images/images-service.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { imageIdsIn, placed } from './admin-site-pictures.ts'
import { partRow, upsertPart } from './admin-site-queries.ts'
import { SITE_FORMS, type SiteForm, type SiteFormView, type SitePart } from './admin-site-shared.ts'
import { contentPart, storedSite } from './content-service.ts'
import { defaultHome } from './defaults/home.ts'
import { cleaned, savedMeanwhile } from './saving.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'images'>

const PICTURE_FIELD: Partial<Record<SitePart, string>> = {
  header_footer: 'logo',
  hero_section: 'pictures',
  service_section: 'services',
  how_it_works: 'image',
}

const aboutPart = (part: SitePart) => ({ noun: 'site', id: part })

function formOf(db: Db, part: SitePart): SiteForm {
  if (part === 'header_footer') return storedSite(db)
  const stored = contentPart(db, part) ?? defaultHome()[part]
  return part === 'service_section'
    ? { services: stored as SiteForm<'service_section'>['services'] }
    : (stored as SiteForm)
}

/** Defaults if the row is missing or invalid. */
export const sitePart = (db: Db, part: SitePart): SiteFormView => ({
  part,
  version: partRow(db).get({ key: part })?.version ?? 0,
  value: formOf(db, part),
})

function save(site: Site, admin: ViewerView, part: SitePart, version: number, form: SiteForm): SiteFormView {
  const { db } = site
  const about = aboutPart(part)
  const value = cleaned(SITE_FORMS[part], form)
  const stored = 'services' in value ? value.services : value
  return actAsAdmin(site, admin, () => {
    const saved = upsertPart(db).get({ key: part, text: JSON.stringify(stored), version, now: Date.now() })
    if (!saved) throw savedMeanwhile(db, about)
    audit(db, admin, 'save', about, m.admin_changed_the_site({ part }))
    return { part, version: saved.version, value }
  })
}

/**
 * Saves a part. `new:0` refers to the first of `pictures`.
 * @param version on which the edit is based.
 * @throws AppError 409 edited since; 422 invalid fields or unknown image; what `withImages` throws
 */
export async function saveSitePart(
  site: Site,
  admin: ViewerView,
  part: SitePart,
  version: number,
  form: SiteForm,
  pictures: readonly ImageSource[] = [],
): Promise<SiteFormView> {
  const { db, images } = site
  const now = partRow(db).get({ key: part })
  if (now && now.version !== version) throw savedMeanwhile(db, aboutPart(part))
  const field = PICTURE_FIELD[part] ?? '_'
  return withImages(
    sentBy(images, admin.id),
    pictures,
    (ids) => {
      const saved = save(site, admin, part, version, placed(db, form, ids, field))
      dropUnusedImages(images, imageIdsIn(db, now?.text ?? ''))
      return saved
    },
    field,
  )
}
