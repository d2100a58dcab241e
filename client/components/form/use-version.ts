import { useRef } from 'react'
import { ApiError } from '../../api.ts'

/**
 * Version for optimistic concurrency. After a conflict (409) the newest version is loaded, so that the next submission overwrites changes
 * that the form now shows.
 * @param first version displayed.
 * @param load fetches the newest version.
 */
export function useVersion(first: number, load: () => Promise<number>) {
  const version = useRef(first)
  return async function send<T>(edit: (version: number) => Promise<T>): Promise<T> {
    try {
      return await edit(version.current)
    } catch (error) {
      // If the load fails too, the next submission has a conflict again.
      if (error instanceof ApiError && error.status === 409)
        version.current = await load().catch(() => version.current)
      throw error
    }
  }
}
