import { type FormEvent, useId, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { DeskView } from '../../../server/trading/swap-days/days-shared.ts'
import { ApiError, type FieldErrors, messageOf } from '../../api.ts'
import { newClientId } from '../../stores/client-id.ts'
import type { DeskStore } from '../../stores/desk.ts'
import { upload } from '../../upload.ts'
import { Field } from '../form/field.tsx'

interface Props {
  desk: DeskView
  store: DeskStore
  isOnline: boolean
}

/** Adds an item that is not on the site, with a picture, and checks it in. Requires a connection. */
export function DeskDoor({ desk, store, isOnline }: Props) {
  const whose = useId()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [told, setTold] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [clientId, setClientId] = useState(newClientId)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [kind, id] = String(typed.get('whose')).split(' ')
    const files = typed.getAll('images').filter((one) => one instanceof File && one.size > 0) as File[]
    setBusy(true)
    setErrors({})
    setTold(undefined)
    try {
      const { data } = await upload('POST /api/admin/swap-days/:id/things', {
        params: { id: desk.id },
        body: {
          ...(kind === 'guest' ? { guest: Number(id) } : { person: Number(id) }),
          name: String(typed.get('name')),
          is_gift: typed.get('is_gift') === '1',
          client_id: clientId,
        },
        files: { images: files },
      })
      setTold(m.days_door_done({ name: data.item.name, number: data.number ?? 0 }))
      setClientId(newClientId())
      form.reset()
      await store.read()
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      setTold(messageOf(error, m.common_something_wrong_retry()))
    } finally {
      setBusy(false)
    }
  }

  return (
    <details>
      <summary>{m.days_door_heading()}</summary>
      {isOnline ? (
        <form className="form" onSubmit={send} noValidate>
          <div className="field">
            <label htmlFor={whose}>{m.days_door_whose()}</label>
            <select id={whose} name="whose">
              {desk.people.map(({ person, guest, name }) => (
                <option
                  key={`${person} ${guest}`}
                  value={guest === null ? `person ${person}` : `guest ${guest}`}
                >
                  {name}
                </option>
              ))}
            </select>
          </div>
          <Field
            label={m.days_door_name()}
            name="name"
            maxLength={LONGEST.itemName}
            error={errors.name?.[0]}
            autoComplete="off"
          />
          <Field
            label={m.days_door_picture()}
            name="images"
            type="file"
            accept="image/*"
            capture="environment"
            error={errors.images?.[0]}
          />
          <label className="check">
            <input type="checkbox" name="is_gift" value="1" />
            <span>{m.days_door_gift()}</span>
          </label>
          <div role="status">{told && <p className="notice">{told}</p>}</div>
          <button type="submit" className="button" disabled={isBusy}>
            {isBusy ? m.days_busy() : m.days_door_add()}
          </button>
        </form>
      ) : (
        <p>{m.days_door_offline()}</p>
      )}
    </details>
  )
}
