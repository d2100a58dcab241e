import { X } from 'lucide-react'
import { useState } from 'react'
import { VIDEO_LINKS, VideoLink } from '../../../server/market/items/item-fields-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { FieldErrors } from '../../api.ts'
import { isSendingEnter } from '../../dom/composing.ts'
import { focusBeside } from '../common/focus-beside.ts'
import { Field } from './field.tsx'

const NAME = 'video_link'

/**
 * Video links: the added ones, and one still in the input.
 * @returns also an error by field, if any.
 */
export function linksWithTyped(
  links: readonly string[],
  typed: FormData,
): { links: string[]; errors: FieldErrors } {
  const text = String(typed.get(NAME) ?? '').trim()
  if (text === '') return { links: [...links], errors: {} }
  const link = VideoLink.safeParse(text)
  return link.success
    ? { links: [...new Set([...links, link.data])], errors: {} }
    : { links: [...links], errors: { [NAME]: [link.error.issues[0]!.message] } }
}

export function VideoLinksField({
  links,
  wrong,
  onChange,
}: {
  links: string[]
  wrong?: string | undefined
  onChange: (links: string[]) => void
}) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function add() {
    const link = VideoLink.safeParse(typed)
    if (!link.success) return setError(link.error.issues[0]?.message)
    setError(undefined)
    setTyped('')
    if (!links.includes(link.data)) onChange([...links, link.data])
  }

  return (
    <div className="video-links">
      {links.length < VIDEO_LINKS && (
        <div className="with-action">
          <Field
            label={m.form_video_links()}
            type="url"
            inputMode="url"
            placeholder="https://youtu.be/..."
            help={m.form_youtube_only_up_to({ most: VIDEO_LINKS })}
            name={NAME}
            error={error ?? wrong}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (!isSendingEnter(event.nativeEvent)) return
              event.preventDefault()
              add()
            }}
          />
          <button type="button" className="button quiet" onClick={add}>
            {m.form_add()}
          </button>
        </div>
      )}
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link}>
              <span>{link}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={m.form_remove_link({ link })}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget)
                  onChange(links.filter((other) => other !== link))
                }}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
