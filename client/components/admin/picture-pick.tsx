import { ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_TYPES } from '../../../server/platform/images/images-shared.ts'
import { Sentence } from '../common/sentence.tsx'
import { FieldNote } from '../form/field.tsx'
import { pictureRefusal } from '../form/picture-refusal.ts'
import type { PictureValue } from './use-saved-form.ts'

interface Props {
  label: string
  value: PictureValue
  /** CSS class of the image. */
  look?: string
  onChange: (value: PictureValue) => void
  help?: string
  error?: string | undefined
}

/** Input for one image: existing, new or none. Saved with the form. */
export function PicturePick({ label, value, look, onChange, help, error }: Props) {
  const id = useId()
  const [preview, setPreview] = useState<string>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (!(value instanceof File)) return setPreview(undefined)
    const url = URL.createObjectURL(value)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [value])
  const shown = typeof value === 'string' ? value : preview

  async function pick(file: File | undefined) {
    if (!file) return
    const refusal = await pictureRefusal(file)
    setProblem(refusal)
    if (!refusal) onChange(file)
  }

  function remove() {
    setProblem(undefined)
    onChange(null)
  }

  return (
    <div className="field picture-pick">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="picture-pick-row">
        {shown && <img className={look} src={shown} alt="" />}
        <label className="button quiet" htmlFor={id}>
          <ImagePlus size={20} aria-hidden="true" />
          {shown ? m.admin_choose_another() : m.admin_choose_a_picture()}
          <span className="visually-hidden">: {label}</span>
        </label>
        <input
          className="visually-hidden"
          id={id}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            pick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {value !== null && (
          <button type="button" className="button quiet" onClick={remove}>
            <X size={18} aria-hidden="true" />
            <Sentence
              of={m.admin_remove({ label, span: (text) => <span className="visually-hidden">{text}</span> })}
            />
          </button>
        )}
      </div>
      <FieldNote id={`${id}-note`} error={problem ?? error} help={help} />
    </div>
  )
}
