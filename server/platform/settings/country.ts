import { z } from 'zod'
import { COUNTRIES } from './country-shared.ts'
import { storedSetting } from './stored-setting.ts'

/** Where the community lives, as `CountryCode` has it: by it telephone numbers are read and written. The specification's is the US. */
export const countryRule = storedSetting('country', z.object({ code: z.string().default('US') }))

/**
 * Where a browser's reader probably lives, by the language that it asks for first: `en-GB` is GB, `de` DE. Null where nothing tells.
 *
 * @param asked the header Accept-Language (RFC 9110, section 12.5.4).
 */
export function probableCountry(asked: string | undefined): string | null {
  const [first] = (asked ?? '').split(/[,;]/, 1)
  try {
    const { region } = new Intl.Locale(first!.trim()).maximize()
    return region && COUNTRIES.includes(region) ? region : null
  } catch {
    return null
  }
}
