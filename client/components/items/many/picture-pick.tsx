import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { ITEM_DRAFTS } from '../../../../server/market/items/item-drafts-shared.ts'
import { bytesText } from '../../../../server/platform/catalogues/intl.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import { PICTURE_BYTES, PICTURE_TYPES } from '../../../../server/platform/images/images-shared.ts'
import { FieldNote } from '../../form/field.tsx'
import { useDroppedFiles } from '../../form/use-dropped-files.ts'
import { useMedia } from '../../form/use-media.ts'
import type { ItemDrafts } from './use-item-drafts.ts'

/** Picker for pictures, each of which becomes a draft. */
export function PicturePick({
  problems,
  isReading,
  add,
}: Pick<ItemDrafts, 'problems' | 'isReading' | 'add'>) {
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const hasCamera = useMedia('(pointer: coarse)')
  const over = useDroppedFiles(field, add)
  const taken = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <fieldset ref={field} className="field pictures" data-field="images">
      <legend>{m.drafts_pictures()}</legend>
      <ol>
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
            <span>{isReading ? m.form_reading() : m.form_add_pictures()}</span>
            <input
              className="visually-hidden"
              type="file"
              multiple
              accept={`${PICTURE_TYPES.join(',')},image/heic`}
              aria-describedby={`${id}-note`}
              onChange={taken}
            />
          </label>
        </li>
      </ol>
      <FieldNote
        id={`${id}-note`}
        error={problems.length > 0 ? problems.join('\n') : undefined}
        help={m.drafts_limits({ count: ITEM_DRAFTS, bytesText: bytesText(PICTURE_BYTES) })}
      />
    </fieldset>
  )
}
