import { useEffect, useRef, useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { type Choices, DraftCard } from '../components/items/many/draft-card.tsx'
import { ForAllFields } from '../components/items/many/for-all.tsx'
import { MoveDialog } from '../components/items/many/move-dialog.tsx'
import { PicturePick } from '../components/items/many/picture-pick.tsx'
import { PostingStatus } from '../components/items/many/posting-status.tsx'
import { isReady } from '../components/items/many/ready.ts'
import { type PicturePlace, useItemDrafts } from '../components/items/many/use-item-drafts.ts'
import { usePosting } from '../components/items/many/use-posting.ts'

/** Posts many items at once: one draft per picture, and one button for all. */
export default function ManyItems(choices: Choices) {
  const drafts = useItemDrafts()
  const posting = usePosting(drafts)
  const list = useRef<HTMLUListElement>(null)
  const [isChecked, setChecked] = useState(false)
  const [moving, setMoving] = useState<PicturePlace | null>(null)
  const [nothingCame, setNothingCame] = useState(false)
  useEffect(() => setNothingCame(new URLSearchParams(location.search).get('shared') === '0'), [])

  const ready = drafts.drafts.filter(isReady).length
  const titleOf = (id: string) => {
    const at = drafts.drafts.findIndex((draft) => draft.id === id)
    const name = drafts.drafts[at]?.name.trim()
    return name ? m.drafts_item_named({ number: at + 1, name }) : m.drafts_item({ number: at + 1 })
  }

  function post() {
    const isIncomplete = ready < drafts.drafts.length
    setChecked(isIncomplete)
    if (ready > 0) posting.start()
    else if (isIncomplete)
      // After the next rendering, which marks the missing fields.
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus({ preventScroll: false }),
      )
  }

  function remove(id: string) {
    const card = list.current?.querySelector(`[data-draft="${id}"]`)
    const next = card?.nextElementSibling ?? card?.previousElementSibling
    drafts.remove(id)
    const focus = next?.querySelector<HTMLElement>('[name=name]')
    ;(focus ?? document.querySelector<HTMLElement>('.upload input[type=file]'))?.focus()
  }

  return (
    <div className="many">
      {nothingCame && drafts.drafts.length === 0 && (
        <p className="notice error" role="alert">
          {m.drafts_nothing_shared()}
        </p>
      )}
      <div className="panel">
        <PicturePick {...drafts} />
      </div>
      {!drafts.isKept && <p className="notice hint">{m.drafts_not_kept()}</p>}
      {drafts.drafts.length > 0 && <ForAllFields drafts={drafts} {...choices} />}
      <ul ref={list} className="drafts" aria-busy={!drafts.isLoaded}>
        {drafts.drafts.map((draft) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            title={titleOf(draft.id)}
            isChecked={isChecked}
            {...choices}
            onChange={(values) => drafts.change(draft.id, values)}
            onRemove={() => remove(draft.id)}
            onMove={setMoving}
            onRemovePicture={drafts.removePicture}
            onDrop={(place) => drafts.move(place, draft.id)}
          />
        ))}
      </ul>
      <PostingStatus {...posting} left={drafts.drafts.length} />
      {drafts.drafts.length > 0 && (
        <div className="post-drafts">
          {isChecked && ready < drafts.drafts.length && (
            <p className="help">{m.drafts_incomplete({ count: drafts.drafts.length - ready })}</p>
          )}
          <button
            type="button"
            className="button large wide"
            disabled={posting.isRunning || drafts.isReading}
            onClick={post}
          >
            {posting.isRunning && <span className="spinner" aria-hidden="true" />}
            {posting.isRunning ? m.common_posting() : m.drafts_post({ count: ready })}
          </button>
        </div>
      )}
      {moving && (
        <MoveDialog place={moving} drafts={drafts} titleOf={titleOf} onClose={() => setMoving(null)} />
      )}
    </div>
  )
}
