import { AsyncLocalStorage } from 'node:async_hooks'
import type { preValidationHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { countryRule } from '../settings/country.ts'
import { phoneRule, readUsNumber } from './phone-shared.ts'

/** What tells the country of the site that is asked: several may stand in one process. */
const asked = new AsyncLocalStorage<() => string>()

const country = () => asked.getStore()?.() ?? 'US'

/**
 * A number of this country as people there write it, or of another with its +, as E.164 has it; null for what is none. In the
 * US the specification's rule holds.
 */
export function readNumber(typed: string, code: string): string | null {
  const american = readUsNumber(typed)
  // One that was taken while the site was there is taken still.
  if (code === 'US' || (american && typed.trim().startsWith('+1'))) return american
  const known = isSupportedCountry(code) ? (code as CountryCode) : undefined
  const found = parsePhoneNumberFromString(typed, { ...(known && { defaultCountry: known }), extract: false })
  return found?.isValid() && !found.ext ? found.number : null
}

/**
 * For a call that brings the country itself, as the first run does: before its body is checked, numbers in it are read as there.
 * What is no country is refused by the body's own schema.
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
  // Not sooner: what reads the body does not come back in the same context, and nothing reads a number before.
  app.addHook('preValidation', (_request, _reply, done) => asked.run(ofSite, done))
})
