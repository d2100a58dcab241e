import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { pastedFiles } from './pasted-files.ts'

/**
 * Files that are dropped or pasted anywhere on the page, while `field` is visible: a picture dropped next to it would otherwise
 * replace the page.
 *
 * @returns whether files are dragged over the page.
 */
export function useDroppedFiles(
  field: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false)
  const onFiles = useEffectEvent((event: Event, files: readonly File[]) => {
    if (files.length === 0 || !field.current?.checkVisibility()) return
    event.preventDefault()
    take(files)
  })
  useEffect(() => {
    const ended = new AbortController()
    const listen = <K extends 'paste' | 'dragover' | 'dragleave' | 'drop'>(
      type: K,
      heard: (event: DocumentEventMap[K]) => void,
    ) => document.addEventListener(type, heard, { signal: ended.signal })
    listen('paste', (event) => onFiles(event, event.clipboardData ? pastedFiles(event.clipboardData) : []))
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    listen('drop', (event) => {
      setOver(false)
      onFiles(event, [...(event.dataTransfer?.files ?? [])])
    })
    return () => ended.abort()
  }, [])
  return over
}
