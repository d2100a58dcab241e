import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { folded } from '../../../server/platform/search/folded-shared.ts'

/** Slug of a title: `Straßenfest & Regeln` becomes `strassenfest-regeln`. Blank without Latin letters and digits. */
export const slugOf = (title: string): string =>
  folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST.slug)
    .replace(/-$/, '')
