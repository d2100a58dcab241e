import * as m from '../../server/platform/catalogues/messages.ts'
import type { Person } from '../helpers/engines/person.ts'

export const PASSWORD = 'first password'

const plain = (text: string) => text

/** A message that contains elements, as displayed text. */
export const whole = (parts: readonly string[]) => parts.join('')

export async function signsUp(person: Person, name: string, email: string): Promise<void> {
  await person.fill(m.accounts_full_name(), name)
  await person.fill(m.form_email(), email)
  await person.fill(m.accounts_phone_number(), '(202) 555-0123')
  await person.fill(m.accounts_general_address_trading_location(), '1 Main Street')
  await person.fill(m.accounts_password(), PASSWORD)
  await person.fill(m.accounts_confirm_password(), PASSWORD)
  await person.tick(whole(m.accounts_agree_to_terms({ link: plain })))
  await person.click('button', m.accounts_sign_up())
  await person.sees(m.accounts_user_created_successfully())
  await person.holds(m.form_email(), email)
  await person.fill(m.accounts_password(), PASSWORD)
  await person.click('button', m.accounts_sign_in())
  await person.sees(m.accounts_sign_in_successfully())
}

export async function signsIn(person: Person, email: string, password = PASSWORD): Promise<void> {
  await person.fill(m.form_email(), email)
  await person.fill(m.accounts_password(), password)
  await person.click('button', m.accounts_sign_in())
  await person.sees(m.accounts_sign_in_successfully())
}

export async function posts(person: Person, name: string, photo: string): Promise<void> {
  await person.fill(`${m.form_item_name()} *`, name)
  await person.fill(m.form_description(), `A ${name} that works`)
  await person.choose(m.form_category(), m.defaults_category_books())
  await person.choose(m.form_condition(), m.items_like_new())
  await person.pick(m.form_add_pictures(), photo)
  await person.waitFor('button', m.form_remove({ name: 'photo.png' }))
  await person.click('button', m.common_post_item())
}
