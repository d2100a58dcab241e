import { useEffect, useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { ApiError, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'

/** A value with its version. */
interface Saved<V> {
  version: number
  value: V
}

/** URL of a stored image, a new file, or none. */
export type PictureValue = string | File | null

interface SavedFormCalls<V> {
  read: () => Promise<{ data: Saved<V> }>
  save: (form: V & { version: number }) => Promise<{ data: Saved<V>; message: string }>
}

/** State of an admin form with optimistic concurrency: on a conflict the input is kept. */
export function useSavedForm<V extends object>(first: Saved<V>, calls: SavedFormCalls<V>) {
  const [value, setValue] = useState(first.value)
  /** The newest value, also before the next rendering, so that a save right after typing sends it. */
  const newest = useRef(first.value)
  const [version, setVersion] = useState(first.version)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [changed, setChanged] = useState(false)
  /** Increments when the server's value replaces the input, to remount uncontrolled fields. */
  const [filled, setFilled] = useState(0)
  const edits = useRef(0)

  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])

  function change(part: Partial<V>) {
    edits.current++
    newest.current = { ...newest.current, ...part }
    setValue(newest.current)
    setChanged(true)
    // Clears errors of changed fields.
    setErrors((told) => Object.fromEntries(Object.entries(told).filter(([name]) => !(name in part))))
  }

  async function save({ over = false } = {}) {
    setBusy(true)
    const before = edits.current
    try {
      const base = over ? (await calls.read()).data.version : version
      const { data, message } = await calls.save({ ...newest.current, version: base })
      setVersion(data.version)
      setErrors({})
      setConflict(undefined)
      // Input that was typed during the save remains.
      if (edits.current === before) {
        // Fields are only remounted if the server has sanitized something, because a remount loses the caret.
        if (JSON.stringify(data.value) !== JSON.stringify(newest.current)) setFilled((count) => count + 1)
        newest.current = data.value
        setValue(data.value)
        setChanged(false)
      }
      toast.success(message)
    } catch (error) {
      const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} }
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, [text]]) => [name, text!])))
      const message = messageOf(error, m.admin_saving_failed_draft_stays())
      if (status === 409) setConflict(message)
      else toast.error(message)
    } finally {
      setBusy(false)
    }
  }

  return { value, change, save, errors, conflict, busy, changed, filled }
}

export type SavedForm<V extends object> = ReturnType<typeof useSavedForm<V>>
