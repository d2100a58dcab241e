import { useState } from 'react'
import type { ImportResult, ImportView } from '../../../server/market/imports/imports-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { ApiError, call, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { upload } from '../../upload.ts'

/** Milliseconds between two confirmations while the items are being posted. */
const AGAIN_AFTER = 2000
/** Confirmations without a result after which the user is asked to try again. */
const ATTEMPTS = 150

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))

/** Posts the items. A confirmation without a result in time is repeated, because the server continues. */
async function confirmed(id: number): Promise<ImportResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await call('POST /api/items/import/:id/confirmation', { params: { id } })).data
    } catch (error) {
      const mayGoOn = error instanceof ApiError && [0, 503].includes(error.status)
      if (!mayGoOn || !navigator.onLine || attempt === ATTEMPTS) throw error
      await pause()
    }
  }
}

/** An import from its file to its result. @param memberId the member for whom an admin imports; null for the user. */
export function useImport(memberId: number | null) {
  const [preview, setPreview] = useState<ImportView | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [isPosting, setPosting] = useState(false)

  return {
    preview,
    result,
    isPosting,
    async send(file: File, onProgress: (part: number) => void) {
      const files = { file }
      const sent =
        memberId === null
          ? await upload('POST /api/items/import', { body: {}, files, onProgress })
          : await upload('POST /api/admin/people/:id/import', {
              params: { id: memberId },
              body: {},
              files,
              onProgress,
            })
      setPreview(sent.data)
    },
    async post() {
      if (!preview || isPosting) return
      setPosting(true)
      try {
        setResult(await confirmed(preview.id))
      } catch (error) {
        toast.error(messageOf(error, m.common_action_failed()))
      } finally {
        setPosting(false)
      }
    },
    /** Returns to the choice of a file. An unposted file is deleted, or expires. */
    leave() {
      if (preview && !result)
        call('DELETE /api/items/import/:id', { params: { id: preview.id } }).catch(() => {})
      setPreview(null)
      setResult(null)
    },
  }
}
