import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { ATTACHMENTS_PER_MESSAGE } from '../../../server/trading/messages/message-limits-shared.ts'
import { dropPreviews } from '../../stores/previews.ts'
import { shrinkAll } from '../form/shrink-all.ts'
import { isPicture, known, problemOf } from './file-kinds.ts'

/** Picked files by user, in the browser only. */
const picked = new Map<number, File[]>()

/** Files of the next message: picked, pasted or dropped. */
export function useAttachments(personId: number) {
  const [files, setFiles] = useState(() => picked.get(personId) ?? [])
  const [problems, setProblems] = useState<string[]>([])
  const [reading, setReading] = useState(0)

  function keep(next: File[]) {
    picked.set(personId, next)
    setFiles(next)
  }

  async function add(more: readonly File[]) {
    setReading((count) => count + 1)
    const files = await Promise.all(more.map(known))
    const pictures = files.filter(isPicture)
    const smaller = await shrinkAll(pictures)
    const shrunk = files.map((file) => smaller[pictures.indexOf(file)] ?? file)
    setReading((count) => count - 1)
    const wrong = shrunk.flatMap((file) => problemOf(file) ?? [])
    const all = [...(picked.get(personId) ?? []), ...shrunk.filter((file) => problemOf(file) === null)]
    if (all.length > ATTACHMENTS_PER_MESSAGE) {
      wrong.push(m.messages_files_left_out({ attachmentsPerMessage: ATTACHMENTS_PER_MESSAGE }))
    }
    setProblems(wrong)
    keep(all.slice(0, ATTACHMENTS_PER_MESSAGE))
  }

  function remove(file: File) {
    dropPreviews([file])
    setProblems([])
    keep(files.filter((one) => one !== file))
  }

  /** Returns and clears the files. */
  function take(): File[] {
    keep([])
    setProblems([])
    return files
  }

  return { files, problems, isReading: reading > 0, add, remove, take }
}
