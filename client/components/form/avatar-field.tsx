import { Camera } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_BYTES, PICTURE_TYPES } from '../../../server/platform/images/images-shared.ts'
import { Avatar } from '../common/avatar.tsx'
import { FieldNote } from './field.tsx'
import { pictureRefusal } from './picture-refusal.ts'

interface Props {
  name: string
  src: string | null
  error: string | undefined
  onPick: (file: File | null, error: string | undefined) => void
}

/** Avatar input with preview. */
export function AvatarField({ name, src, error, onPick }: Props) {
  const id = useId()
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  async function pick(file: File | undefined) {
    if (!file) return
    const refusal = await pictureRefusal(file)
    setPreview(refusal ? null : URL.createObjectURL(file))
    onPick(refusal ? null : file, refusal)
  }

  return (
    <div className="field avatar-field" data-field="avatar">
      <Avatar name={name} src={preview ?? src} size={88} onError={() => setPreview(null)} />
      <div>
        <label className="button quiet" htmlFor={id}>
          <Camera size={20} aria-hidden="true" />
          {m.form_choose_a_picture()}
        </label>
        <input
          className="visually-hidden"
          id={id}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-describedby={`${id}-note`}
          onChange={(event) => pick(event.target.files?.[0])}
        />
        <FieldNote
          id={`${id}-note`}
          error={error}
          help={m.form_picture_kinds_up_to({ size: bytesText(PICTURE_BYTES) })}
        />
      </div>
    </div>
  )
}
