import { useEffect, useState } from 'react'
import { isolated } from '../../../server/catalogues/intl.ts'
import * as m from '../../../server/catalogues/messages.ts'
import { WANT_FOR } from '../../../server/wants/wants-for-shared.ts'
import { messageOf } from '../../api.ts'
import { storedUser } from '../../stores/session.ts'
import { Dialog } from '../common/dialog.tsx'
import { PictureChoice } from '../exchanges/picture-choice.tsx'
import { availableThings, type ThingsPage, useAvailableThings } from '../exchanges/use-available-things.ts'
import type { NamedThing } from './for-text.ts'

interface Props {
  /** What would be taken; null while it has no words yet. */
  name: string | null
  /** Ids of own things; null for anything one has. */
  chosen: readonly number[] | null
  /** Keeps the choice; the dialog closes where that has worked. */
  onSave: (things: number[] | null, named: NamedThing[]) => Promise<boolean> | boolean
  onClose: () => void
}

/** Own things of which some are chosen. None of them is anything one has. */
function Choice({ first, chosen, onSave, onClose }: Omit<Props, 'name'> & { first: ThingsPage }) {
  const { things, more } = useAvailableThings(storedUser()?.id ?? 0, first, [])
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set(chosen))
  const [isBusy, setBusy] = useState(false)
  if (things.length === 0) return <p>{m.matches_for_none()}</p>
  return (
    <form
      className="form"
      method="dialog"
      onSubmit={async (event) => {
        event.preventDefault()
        if (isBusy) return
        setBusy(true)
        const isKept = await onSave(ids.size > 0 ? [...ids] : null, things)
        setBusy(false)
        if (isKept) onClose()
      }}
    >
      <PictureChoice
        legend={ids.size === 0 ? m.matches_for_any() : m.matches_for_count({ count: ids.size })}
        help={m.matches_for_help()}
        things={things}
        chosen={ids}
        onChange={setIds}
        most={WANT_FOR}
        more={more}
      />
      <button type="submit" className="button large wide" aria-disabled={isBusy || undefined}>
        {isBusy ? m.matches_for_saving() : m.matches_for_save()}
      </button>
    </form>
  )
}

/** For which of one's own things one would take something. */
export function ForDialog({ name, ...rest }: Props) {
  const [first, setFirst] = useState<ThingsPage>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    availableThings(storedUser()?.id ?? 0).then(setFirst, (error) =>
      setProblem(messageOf(error, m.matches_deck_failed())),
    )
  }, [])
  return (
    <Dialog
      title={name === null ? m.matches_choose_for() : m.matches_for_whom({ name: isolated(name) })}
      onClose={rest.onClose}
    >
      {problem ? (
        <p className="notice error" role="alert">
          {problem}
        </p>
      ) : first ? (
        <Choice first={first} {...rest} />
      ) : (
        <p role="status">{m.matches_loading()}</p>
      )}
    </Dialog>
  )
}
