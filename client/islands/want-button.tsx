import { Check, Repeat2 } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { useLazyPart } from '../components/common/use-lazy-part.ts'
import { toast } from '../stores/toasts.ts'
import { sayYes, takeBack } from '../stores/wants.ts'

const loadDialog = async () => (await import('../components/matches/for-dialog.tsx')).ForDialog

/** Marks an item as wanted, which is private. */
export default function WantButton({ id, isWanted }: { id: number; isWanted: boolean }) {
  const [isOn, setOn] = useState(isWanted)
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<number>()
  /** Ids of own items offered for it, null for any; undefined until chosen on this page. */
  const [things, setThings] = useState<number[] | null>()
  const [isChoosing, setChoosing] = useState(false)
  const close = () => setChoosing(false)
  const ForDialog = useLazyPart(loadDialog, isChoosing, close)

  async function say(chosen: number[] | null): Promise<boolean> {
    const circles = await sayYes(id, chosen)
    if (!circles) return false
    setThings(chosen)
    setFound(circles[0])
    if (circles.length > 0) toast.success(m.matches_found())
    return true
  }

  async function toggle() {
    if (isBusy) return
    setBusy(true)
    setOn(!isOn)
    if (isOn) {
      if (await takeBack(id)) {
        // Removing the want has cancelled the swap found with it.
        setFound(undefined)
        setThings(undefined)
      } else setOn(true)
    } else if (!(await say(null))) setOn(false)
    setBusy(false)
  }

  return (
    <>
      <span>{m.matches_asked_after_heart()}</span>
      <button type="button" className="button quiet" aria-pressed={isOn} onClick={toggle}>
        {isOn ? <Check size={20} aria-hidden="true" /> : <Repeat2 size={20} aria-hidden="true" />}
        {isOn ? m.matches_wanted() : m.matches_want_it()}
      </button>
      {isOn && things !== undefined && found === undefined && (
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {m.matches_choose_for()}
        </button>
      )}
      {isOn && things === undefined && !isBusy && (
        <a className="link" href="/dashboard/matches#wants">
          {m.matches_choose_for()}
        </a>
      )}
      {ForDialog && isChoosing && (
        <ForDialog name={null} chosen={things ?? null} onSave={say} onClose={close} />
      )}
      {found !== undefined && (
        <a className="button" href={`/dashboard/circles/${found}`}>
          {m.matches_open_circle()}
        </a>
      )}
    </>
  )
}
