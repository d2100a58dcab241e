import { z } from 'zod'
import { storedSetting } from '../settings/stored-setting.ts'
import { CONTACT_VISIBILITIES } from './contact-details-shared.ts'

/** Who sees email and phone of new members who choose nothing else: as specified, any viewer. */
export const contactChoice = storedSetting(
  'contact_visibility',
  z.object({ by_default: z.enum(CONTACT_VISIBILITIES).default('everyone') }),
)
