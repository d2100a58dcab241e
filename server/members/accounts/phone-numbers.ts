import { AsyncLocalStorage } from 'node:async_hooks'
import type { preValidationHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { countryRule } from '../../platform/settings/country.ts'
import { phoneRule, readUsNumber } from './phone-shared.ts'

/** Country of the site that handles the current request. Not a global, because tests run several sites in one process. */
const asked = new AsyncLocalStorage<() => string>()

const country = () => asked.getStore()?.() ?? 'US'

/** The specification's rule applies for the US. @param code ISO 3166-1 alpha-2. @returns E.164; null if invalid. */
export function readNumber(typed: string, code: string): string | null {
  const american = readUsNumber(typed)
  // Numbers stored while the country was US remain valid.
  if (code === 'US' || (american && typed.trim().startsWith('+1'))) return american
  const known = isSupportedCountry(code) ? (code as CountryCode) : undefined
  const found = parsePhoneNumberFromString(typed, { ...(known && { defaultCountry: known }), extract: false })
  return found?.isValid() && !found.ext ? found.number : null
}

/** For calls whose body has the country, such as the setup: parses the body's numbers for that country. The body's schema validates the country. */
export const readAsInBody: preValidationHookHandler = ({ body }, _reply, done) => {
  const { country: named } = (body ?? {}) as { country?: unknown }
  asked.run(() => (typeof named === 'string' ? named : 'US'), done)
}

/** Parses the phone numbers of requests for the site's country. */
export const phoneNumbers = fp(async (app) => {
  phoneRule.country = country
  phoneRule.read = (typed) => readNumber(typed, country())
  const ofSite = () => countryRule.get(app.db).code
  app.addHook('preValidation', (_request, _reply, done) => asked.run(ofSite, done))
})
