import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { folded } from '../../../server/platform/search/folded-shared.ts'

/** An address for a title: `Straßenfest & Regeln` is at `strassenfest-regeln`. Blank for a title without Latin letters or figures. */
export const slugOf = (title: string): string =>
  folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST.slug)
    .replace(/-$/, '')
