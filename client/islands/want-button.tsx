import { Check, Repeat2 } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import { toast } from '../stores/toasts.ts'
import { sayYes, takeBack } from '../stores/wants.ts'

/** On an item's page: that one would swap for it, which nobody else learns. */
export default function WantButton({ id, isWanted }: { id: number; isWanted: boolean }) {
  const [isOn, setOn] = useState(isWanted)
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<number>()

  async function toggle() {
    if (isBusy) return
    setBusy(true)
    setOn(!isOn)
    if (isOn) {
      if (!(await takeBack(id))) setOn(true)
    } else {
      const circles = await sayYes(id)
      if (!circles) setOn(false)
      else if (circles[0] !== undefined) {
        setFound(circles[0])
        toast.success(m.matches_found())
      }
    }
    setBusy(false)
  }

  return (
    <>
      <button type="button" className="button quiet" aria-pressed={isOn} onClick={toggle}>
        {isOn ? <Check size={20} aria-hidden="true" /> : <Repeat2 size={20} aria-hidden="true" />}
        {isOn ? m.matches_wanted() : m.matches_want_it()}
      </button>
      {found !== undefined && (
        <a className="button" href={`/dashboard/circles/${found}`}>
          {m.matches_open_circle()}
        </a>
      )}
    </>
  )
}
