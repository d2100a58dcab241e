import { useState } from 'react'
import { WANT_FOR } from '../../../server/market/wants/wants-for-shared.ts'
import { isolated } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { storedUser } from '../../stores/session.ts'
import { OfferDialog } from '../exchanges/offer-dialog.tsx'
import { PictureChoice } from '../exchanges/picture-choice.tsx'
import { availableThings, type ThingsPage, useAvailableThings } from '../exchanges/use-available-things.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import type { NamedThing } from './for-text.ts'

interface Props {
  /** Null while the wish has no text. */
  name: string | null
  /** Null for any item. */
  chosen: readonly number[] | null
  /** Saves the choice and shows errors of the call; the dialog closes on success. */
  onSave: (things: number[] | null, named: NamedThing[]) => Promise<boolean> | boolean
  onClose: () => void
}

/** Selects own items; none means any. */
function Choice({ first, chosen, onSave, onClose }: Omit<Props, 'name'> & { first: ThingsPage }) {
  const { things, more } = useAvailableThings(storedUser()?.id ?? 0, first, [])
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set(chosen))
  // Unavailable items are dropped from the selection: they are not displayed, so they could not be deselected.
  const shown = new Set(things.map(({ id }) => id))
  const named = more.hasMore ? ids : new Set([...ids].filter((id) => shown.has(id)))
  const form = useForm({
    read: () => ({ values: { ids: named.size > 0 ? [...named] : null } }),
    failed: m.matches_undone(),
    async send(values) {
      if (await onSave(values.ids, things)) onClose()
    },
  })
  if (things.length === 0) return <p>{m.matches_for_none()}</p>
  return (
    <form className="form" {...form.props}>
      <PictureChoice
        legend={named.size === 0 ? m.matches_for_any() : m.matches_for_count({ count: named.size })}
        help={m.matches_for_help()}
        things={things}
        chosen={ids}
        onChange={setIds}
        most={WANT_FOR}
        more={more}
      />
      <SubmitButton {...form.button} label={m.matches_for_save()} busyLabel={m.matches_for_saving()} />
    </form>
  )
}

/** Selects the items offered for a wish or want. */
export function ForDialog({ name, ...rest }: Props) {
  return (
    <OfferDialog
      title={name === null ? m.matches_choose_for() : m.matches_for_whom({ name: isolated(name) })}
      open
      onClose={rest.onClose}
      load={availableThings}
      id={storedUser()?.id ?? 0}
      failed={m.matches_deck_failed()}
    >
      {(first) => <Choice first={first} {...rest} />}
    </OfferDialog>
  )
}
