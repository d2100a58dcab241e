import { useRef } from 'react'
import { ApiError } from '../../api.ts'

/**
 * The version that a form edits. After a clash (409) the newest version is loaded, so that saving again replaces what was changed
 * elsewhere, which the form shows by then.
 *
 * @param first the version that the form shows.
 * @param load gives the newest version.
 */
export function useVersion(first: number, load: () => Promise<number>) {
  const version = useRef(first)
  return async function send<T>(edit: (version: number) => Promise<T>): Promise<T> {
    try {
      return await edit(version.current)
    } catch (error) {
      // A failed load leaves the old version: the next save is refused again.
      if (error instanceof ApiError && error.status === 409)
        version.current = await load().catch(() => version.current)
      throw error
    }
  }
}
