import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { Order } from '../../../server/site/content/admin-site-shared.ts'
import { ApiError, type FieldErrors, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'

interface Done<T> {
  list: T[]
  message: string
}

/** The calls of a list; each answers all of it. `Guard` says how an entry was seen that is changed or deleted. */
export interface CollectionCalls<T, Form, Guard> {
  read: () => Promise<Done<T>>
  add: (form: Form) => Promise<Done<T>>
  change: (id: number, form: Form & Guard) => Promise<Done<T>>
  order: (order: Order) => Promise<Done<T>>
  remove: (id: number, guard: Guard) => Promise<Done<T>>
}

/**
 * A list that an admin keeps. `errors` are those of the form that was sent last, by field; `conflict` says why things
 * are not as they were thought to be, and the list is then as it is now.
 */
export function useCollection<T extends { id: number }, Form, Guard>(
  calls: CollectionCalls<T, Form, Guard>,
  first: T[],
) {
  const [list, setList] = useState(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [conflict, setConflict] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Does a call and says whether it went well. Shows a message in any case, but `quiet` shows only what went wrong. */
  async function act(work: () => Promise<Done<T>>, { deletes = false, quiet = false } = {}) {
    setBusy(true)
    try {
      const { list: after, message } = await work()
      setList(after)
      forget()
      if (!quiet) toast.success(message)
      return true
    } catch (error) {
      const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} }
      setErrors(fields)
      const message = messageOf(error, m.admin_it_could_not_be_saved_please_try_again())
      // What was to be deleted may be gone already: by another admin, or by a call whose answer was lost.
      const isConflict = status === 409 || (status === 404 && deletes)
      if (isConflict) await reload()
      setConflict(isConflict ? message : undefined)
      // Fields and conflicts are told in the dialog that is open, where there is one.
      if (quiet || (!isConflict && Object.keys(fields).length === 0)) toast.error(message)
      return false
    } finally {
      setBusy(false)
    }
  }

  async function reload() {
    try {
      setList((await calls.read()).list)
    } catch {
      // The next conflict tries again.
    }
  }

  function forget() {
    setErrors({})
    setConflict(undefined)
  }

  /** Moves an entry; shown at once, and taken back where it cannot be saved. */
  async function move(id: number, by: -1 | 1) {
    const from = list.findIndex((entry) => entry.id === id)
    const after = [...list]
    after.splice(from + by, 0, ...after.splice(from, 1))
    setList(after)
    const ids = (entries: T[]) => entries.map((entry) => entry.id)
    const saved = await act(() => calls.order({ ids: ids(after), seen: ids(list) }), { quiet: true })
    if (!saved) setList((now) => (now === after ? list : now))
  }

  return {
    list,
    errors,
    conflict,
    busy,
    add: (form: Form) => act(() => calls.add(form)),
    change: (id: number, form: Form & Guard) => act(() => calls.change(id, form)),
    remove: (id: number, guard: Guard) => act(() => calls.remove(id, guard), { deletes: true }),
    move,
    forget,
  }
}
