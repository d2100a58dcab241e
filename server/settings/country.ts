import { z } from 'zod'
import { storedSetting } from './stored-setting.ts'

/** Where the community lives, as `CountryCode` has it: by it telephone numbers are read and written. The specification's is the US. */
export const countryRule = storedSetting('country', z.object({ code: z.string().default('US') }))
