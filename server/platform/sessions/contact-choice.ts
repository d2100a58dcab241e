import { z } from 'zod'
import { storedSetting } from '../settings/stored-setting.ts'
import { CONTACT_VISIBILITIES } from './contact-details-shared.ts'

/** Default contact visibility of new members; the specification's is everyone. */
export const contactChoice = storedSetting(
  'contact_visibility',
  z.object({ by_default: z.enum(CONTACT_VISIBILITIES).default('everyone') }),
)
