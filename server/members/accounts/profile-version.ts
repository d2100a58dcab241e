import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { checkVersion, type EditedFields } from '../../platform/database/edit-version.ts'
import { findNeighbourhood } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { findAccount } from './accounts-queries.ts'

/** Editable profile fields, by field of the call. */
export function editedProfile(db: Db, id: number): EditedFields {
  const row = findAccount(db, id)!
  const text = (label: string, value: string) => ({ label, value, isText: true })
  const other = (label: string, value: unknown) => ({ label, value: String(value), isText: false })
  const home = row.neighbourhoodId === null ? undefined : findNeighbourhood(db, row.neighbourhoodId)
  return {
    name: text(m.accounts_full_name(), row.name),
    phone_number: text(m.accounts_phone_number(), row.phoneNumber),
    address: text(m.accounts_address(), row.address),
    about: text(m.people_about(), row.about),
    contact_visibility: other(m.people_contact_choice(), row.contactVisibility),
    neighbourhood_id: text(m.place_neighbourhood(), home?.name ?? ''),
    language: other(m.place_my_language(), row.language),
    avatar: other(m.accounts_profile_picture(), row.avatarImageId),
  }
}

/** @returns the current fields. @throws AppError 409 if the profile was edited after version `seen` */
export function checkProfileVersion(db: Db, id: number, seen: number | undefined): EditedFields {
  const fields = editedProfile(db, id)
  checkVersion(seen, findAccount(db, id)!, fields)
  return fields
}
