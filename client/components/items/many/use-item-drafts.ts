import { useCallback, useEffect, useRef, useState } from 'react'
import { ITEM_DRAFTS } from '../../../../server/market/items/item-drafts-shared.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import { PICTURES_PER_ITEM } from '../../../../server/platform/images/images-shared.ts'
import {
  dropForAll,
  emptyDraft,
  type ForAll,
  forgetDraft,
  type ItemDraft,
  keepForAll,
  keepPictures,
  keepWords,
  keptDrafts,
  keptForAll,
  NOTHING_FOR_ALL,
} from '../../../stores/item-drafts.ts'
import { dropPreviews } from '../../../stores/previews.ts'
import { dropShared, sharedThings } from '../../../stores/shared-files.ts'
import { shrinkAll } from '../../form/shrink-all.ts'
import { problemOf } from '../../form/use-pictures.ts'

/** A picture of a draft. */
export interface PicturePlace {
  draft: string
  index: number
}

/** The drafts of /uploaditem/many. Each change is stored immediately in this browser. */
export function useItemDrafts() {
  const [drafts, setDrafts] = useState<readonly ItemDraft[]>([])
  const [forAll, setForAll] = useState<ForAll>(NOTHING_FOR_ALL)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [reading, setReading] = useState(0)
  const [isLoaded, setLoaded] = useState(false)
  const [isKept, setKept] = useState(true)
  // Posting reads this instead of the state, because pictures are still being decoded and fields may change while it runs.
  const current = useRef<readonly ItemDraft[]>([])
  const common = useRef(forAll)

  const show = useCallback((next: readonly ItemDraft[]) => {
    current.current = next
    setDrafts(next)
  }, [])

  const keep = useCallback(async (draft: ItemDraft): Promise<void> => {
    if (!(await keepWords(draft))) setKept(false)
  }, [])

  const change = useCallback(
    (id: string, values: Partial<ItemDraft>): Promise<void> => {
      show(current.current.map((draft) => (draft.id === id ? { ...draft, ...values } : draft)))
      const changed = current.current.find((draft) => draft.id === id)
      if (!changed) return Promise.resolve()
      if (values.pictures) keepPictures(changed)
      return keep(changed)
    },
    [show, keep],
  )

  const remove = useCallback(
    (id: string) => {
      const gone = current.current.find((draft) => draft.id === id)
      show(current.current.filter((draft) => draft.id !== id))
      if (gone) dropPreviews(gone.pictures)
      if (current.current.length === 0) {
        common.current = NOTHING_FOR_ALL
        setForAll(NOTHING_FOR_ALL)
        dropForAll()
      }
      return forgetDraft(id)
    },
    [show],
  )

  /** Adds a draft with stored copies of its pictures, because files on disk may change before they are sent. */
  const addDraft = useCallback(
    async (values: Partial<ItemDraft>): Promise<void> => {
      const draft = emptyDraft({ ...common.current, ...values })
      const stored = draft.pictures.length > 0 ? await keepPictures(draft) : draft.pictures
      if (!stored) setKept(false)
      show([...current.current, { ...draft, pictures: stored ?? draft.pictures }])
      await keep(draft)
    },
    [show, keep],
  )

  /** Makes a draft of each picture, one at a time, because each is decoded to be scaled down. `words` go to the first. */
  const add = useCallback(
    async (files: readonly File[], words: Partial<ItemDraft> = {}): Promise<void> => {
      setReading((count) => count + 1)
      setProblems([])
      const wrong: string[] = []
      let first = words
      for (const file of files) {
        if (current.current.length >= ITEM_DRAFTS) {
          wrong.push(m.drafts_full({ count: ITEM_DRAFTS }))
          break
        }
        const [smaller = file] = await shrinkAll([file])
        const problem = await problemOf(smaller)
        if (problem) wrong.push(problem)
        else {
          await addDraft({ ...first, pictures: [smaller] })
          first = {}
        }
      }
      setProblems(wrong)
      setReading((count) => count - 1)
    },
    [addDraft],
  )

  /** Moves a picture to another or new draft. A draft left without picture and name is removed. */
  function move({ draft: from, index }: PicturePlace, to: string | null): void {
    const source = current.current.find(({ id }) => id === from)
    const target = current.current.find(({ id }) => id === to)
    const picture = source?.pictures[index]
    if (!source || !picture || source === target || target?.isSent || source.isSent) return
    if (target && target.pictures.length >= PICTURES_PER_ITEM) {
      setProblems([m.drafts_has_all_pictures({ count: PICTURES_PER_ITEM })])
      return
    }
    if (target) change(target.id, { pictures: [...target.pictures, picture] })
    else addDraft({ pictures: [picture] })
    const rest = source.pictures.filter((other) => other !== picture)
    if (rest.length > 0 || source.name.trim()) change(from, { pictures: rest })
    else {
      // `remove` would also drop the preview of the moved picture.
      show(current.current.filter(({ id }) => id !== from))
      forgetDraft(from)
    }
  }

  function makeCover({ draft: id, index }: PicturePlace): void {
    const pictures = [...(current.current.find((draft) => draft.id === id)?.pictures ?? [])]
    const [cover] = pictures.splice(index, 1)
    if (cover) change(id, { pictures: [cover, ...pictures] })
  }

  function removePicture({ draft: id, index }: PicturePlace): void {
    const pictures = current.current.find((draft) => draft.id === id)?.pictures ?? []
    dropPreviews(pictures.filter((_, at) => at === index))
    change(id, { pictures: pictures.filter((_, at) => at !== index) })
  }

  function changeAll(values: Partial<ForAll>): void {
    common.current = { ...common.current, ...values }
    setForAll(common.current)
    keepForAll(common.current)
    const suggested = (draft: ItemDraft) => draft.suggested.filter((field) => !(field in values))
    for (const draft of current.current)
      if (!draft.isSent) change(draft.id, { ...values, suggested: suggested(draft) })
  }

  useEffect(() => {
    let isLeft = false
    Promise.all([keptDrafts(), keptForAll(), sharedThings()]).then(async ([kept, values, shared]) => {
      if (isLeft) return
      common.current = values
      setForAll(values)
      show([...kept, ...current.current])
      setLoaded(true)
      const { files, title, text } = shared
      const words = { name: title, description: text }
      if (files.length > 0) await add(files, words)
      else if (title || text) await addDraft(words)
      await dropShared()
    })
    return () => {
      isLeft = true
    }
  }, [show, add, addDraft])

  const pages = { drafts, current, forAll, problems, isReading: reading > 0, isLoaded, isKept }
  return { ...pages, add, change, remove, move, makeCover, removePicture, changeAll }
}

export type ItemDrafts = ReturnType<typeof useItemDrafts>
