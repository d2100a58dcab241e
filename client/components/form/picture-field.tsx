import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import { PICTURE_TYPES } from '../../../server/images/images-schema.ts'
import { FieldNote } from './field.tsx'
import type { usePictures } from './use-pictures.ts'

interface Props {
  label: string
  pictures: ReturnType<typeof usePictures>
  error?: string | undefined
  /** Pictures that are stored already, before those just picked. */
  children?: ReactNode
}

const filesOf = (data: DataTransfer) => [...data.files]

/** Pictures by picker, by drag and drop and by paste, with previews, order and removal. */
export function PictureField({ label, pictures, error, children }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const { pictures: list, problems, busy, add, remove, move } = pictures

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    add(filesOf(event.dataTransfer))
  }

  function onPaste(event: ClipboardEvent) {
    const files = filesOf(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  }

  return (
    <fieldset className="field pictures" onPaste={onPaste}>
      <legend>{label}</legend>
      <ol>
        {children}
        {list.map((picture, index) => (
          <li key={picture.id}>
            <img src={picture.preview} alt={picture.file.name} />
            {index === 0 && !children && <span className="badge quiet">Cover</span>}
            <div className="picture-tools">
              <button
                type="button"
                className="icon-button"
                aria-label={`Move ${picture.file.name} left`}
                disabled={index === 0}
                onClick={() => move(picture.id, -1)}
              >
                <ArrowLeft size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`Move ${picture.file.name} right`}
                disabled={index === list.length - 1}
                onClick={() => move(picture.id, 1)}
              >
                <ArrowRight size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${picture.file.name}`}
                onClick={() => remove(picture)}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </div>
          </li>
        ))}
        <li
          className="drop"
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <label htmlFor={id}>
            <ImagePlus size={26} aria-hidden="true" />
            <span>{busy ? 'Reading...' : 'Add pictures'}</span>
            <input
              className="visually-hidden"
              id={id}
              type="file"
              multiple
              accept={`${PICTURE_TYPES.join(',')},image/heic`}
              aria-describedby={`${id}-note`}
              onChange={(event) => {
                add([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
        </li>
      </ol>
      <FieldNote
        id={`${id}-note`}
        error={error ?? (problems.length > 0 ? problems.join(' ') : undefined)}
        help="Up to 10, 10 MB each. Choose, drop or paste them; the first is the cover."
      />
    </fieldset>
  )
}
