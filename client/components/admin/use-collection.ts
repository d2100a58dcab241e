import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { Order } from '../../../server/site/content/admin-site-shared.ts'
import { ApiError, type FieldErrors, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'

interface Done<T> {
  list: T[]
  message: string
}

/** Calls of a list; each returns all of it. `Guard` is version data for conflicts. */
export interface CollectionCalls<T, Form, Guard> {
  read: () => Promise<Done<T>>
  add: (form: Form) => Promise<Done<T>>
  change: (id: number, form: Form & Guard) => Promise<Done<T>>
  order: (order: Order) => Promise<Done<T>>
  remove: (id: number, guard: Guard) => Promise<Done<T>>
}

/** State of an editable list. `errors` by field are of the last submission; after a `conflict` the list is current. */
export function useCollection<T extends { id: number }, Form, Guard>(
  calls: CollectionCalls<T, Form, Guard>,
  first: T[],
) {
  const [list, setList] = useState(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [conflict, setConflict] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Runs a call and returns true on success. Shows a toast; with `quiet` only errors. */
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
      const message = messageOf(error, m.admin_saving_failed_retry())
      // A 404 after a deletion also counts as a conflict: the entry may have been deleted by another admin, or by a call whose response
      // was lost.
      const isConflict = status === 409 || (status === 404 && deletes)
      if (isConflict) await reload()
      setConflict(isConflict ? message : undefined)
      // Errors of fields are shown in the open dialog, not as a toast.
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
      // A failed load is ignored, because the next conflict loads the list again.
    }
  }

  function forget() {
    setErrors({})
    setConflict(undefined)
  }

  /** Optimistic update: reverted on failure. */
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
