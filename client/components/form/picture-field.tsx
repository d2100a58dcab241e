import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import {
  PICTURE_BYTES,
  PICTURE_TYPES,
  PICTURES_PER_ITEM,
} from '../../../server/platform/images/images-shared.ts'
import { FieldNote } from './field.tsx'
import { PictureTile } from './picture-tile.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import type { useForm } from './use-form.ts'
import { useMedia } from './use-media.ts'
import type { FormPicture, usePictures } from './use-pictures.ts'

const nameOf = ({ file }: FormPicture, index: number) =>
  file?.name ?? m.form_stored_picture({ index: index + 1 })

interface Props {
  label: string
  pictures: ReturnType<typeof usePictures>
  form: Pick<ReturnType<typeof useForm>, 'errorOf' | 'clear'>
  /** Pictures that are stored already, before those just picked. */
  children?: ReactNode
  /** True if the form makes one new item: then posting many at once is offered. */
  many?: boolean
}

/** Pictures by picker, by camera, by drag and drop and by paste, with previews, order and removal. */
export function PictureField({ label, pictures, form: { errorOf, clear }, children, many = false }: Props) {
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const { pictures: list, problems, busy, add, remove, move } = pictures
  // Phones and tablets have a camera.
  const hasCamera = useMedia('(pointer: coarse)')
  const taken = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  const over = useDroppedFiles(field, add)

  // Errors of earlier picks are removed, because they would hide those of the new ones.
  useEffect(() => {
    if (list.length + problems.length > 0) clear('images')
  }, [list, problems, clear])

  return (
    <fieldset ref={field} className="field pictures" data-field="images">
      <legend>{label}</legend>
      <ol>
        {children}
        {list.map((picture, index) => (
          <PictureTile
            key={picture.id}
            src={picture.preview}
            alt={nameOf(picture, index)}
            name={nameOf(picture, index)}
            isFirst={index === 0}
            isLast={index === list.length - 1}
            onMove={(by) => move(picture.id, by)}
            onRemove={() => remove(picture)}
          />
        ))}
        {hasCamera && (
          <li className="drop">
            <label>
              <Camera size={26} aria-hidden="true" />
              <span>{m.form_take_picture()}</span>
              <input
                className="visually-hidden"
                type="file"
                accept="image/*"
                capture="environment"
                aria-describedby={`${id}-note`}
                onChange={taken}
              />
            </label>
          </li>
        )}
        <li className="drop" data-over={over || undefined}>
          <label>
            <ImagePlus size={26} aria-hidden="true" />
            <span>{busy ? m.form_reading() : m.form_add_pictures()}</span>
            <input
              className="visually-hidden"
              type="file"
              multiple
              accept={PICTURE_TYPES.join(',')}
              aria-describedby={`${id}-note`}
              onChange={taken}
            />
          </label>
        </li>
      </ol>
      <FieldNote
        id={`${id}-note`}
        error={errorOf('images') ?? (problems.length > 0 ? problems.join('\n') : undefined)}
        help={m.form_pictures_help({
          picturesPerItem: PICTURES_PER_ITEM,
          bytesText: bytesText(PICTURE_BYTES),
        })}
      />
      {many && (
        <a className="link" href="/uploaditem/many">
          {m.drafts_link()}
        </a>
      )}
    </fieldset>
  )
}
