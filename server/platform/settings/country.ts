import { z } from 'zod'
import { COUNTRIES } from './country-shared.ts'
import { storedSetting } from './stored-setting.ts'

/** The community's country, as `CountryCode`: the default for phone numbers. The specification's is US. */
export const countryRule = storedSetting('country', z.object({ code: z.string().default('US') }))

/** `en-GB` is GB, `de` DE; null if unknown. @param asked the header Accept-Language (RFC 9110, section 12.5.4). */
export function probableCountry(asked: string | undefined): string | null {
  const [first] = (asked ?? '').split(/[,;]/, 1)
  try {
    const { region } = new Intl.Locale(first!.trim()).maximize()
    return region && COUNTRIES.includes(region) ? region : null
  } catch {
    return null
  }
}
