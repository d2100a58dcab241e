import { AsyncLocalStorage } from 'node:async_hooks'
import type { preValidationHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { countryRule } from '../../platform/settings/country.ts'
import { phoneRule, readUsNumber } from './phone-shared.ts'

/** The country of the site that answers the request at hand: several sites may run in one process, as in tests. */
const asked = new AsyncLocalStorage<() => string>()

const country = () => asked.getStore()?.() ?? 'US'

/**
 * Reads a phone number as people in a country write it, or one of another country with its +. In the US the specification's rule
 * holds.
 *
 * @param code of the country, ISO 3166-1 alpha-2.
 * @returns the number in E.164; null for what is none.
 */
export function readNumber(typed: string, code: string): string | null {
  const american = readUsNumber(typed)
  // Numbers that were stored while the site was in the US stay valid.
  if (code === 'US' || (american && typed.trim().startsWith('+1'))) return american
  const known = isSupportedCountry(code) ? (code as CountryCode) : undefined
  const found = parsePhoneNumberFromString(typed, { ...(known && { defaultCountry: known }), extract: false })
  return found?.isValid() && !found.ext ? found.number : null
}

/**
 * For a call whose body names the country, as that of the first run: numbers in it are read as in that country. A country that is
 * none is refused by the schema of the body.
 */
export const readAsInBody: preValidationHookHandler = ({ body }, _reply, done) => {
  const { country: named } = (body ?? {}) as { country?: unknown }
  asked.run(() => (typeof named === 'string' ? named : 'US'), done)
}

/** Phone numbers that a request brings are read as in the country of the site. */
export const phoneNumbers = fp(async (app) => {
  phoneRule.country = country
  phoneRule.read = (typed) => readNumber(typed, country())
  const ofSite = () => countryRule.get(app.db).code
  // In no earlier hook: reading the body loses the async context. No number is read before.
  app.addHook('preValidation', (_request, _reply, done) => asked.run(ofSite, done))
})
