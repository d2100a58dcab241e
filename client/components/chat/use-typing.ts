import { useEffect, useRef, useState } from 'react'
import { sendTyping } from '../../stores/realtime.ts'
import { useLive } from '../live/use-live.ts'

/** Milliseconds after which "is typing" expires, and between notifications. */
const LASTS = 6000
const TOLD_EVERY = 3000

/** True while the other user is typing. */
export function useTyping(personId: number): boolean {
  const [since, setSince] = useState(0)
  useLive('Typing', ({ sender_id }) => {
    if (sender_id === personId) setSince(Date.now())
  })
  useLive('MessageSent', ({ message }) => {
    if (message.sender_id === personId) setSince(0)
  })
  useEffect(() => {
    if (since === 0) return
    const timer = setTimeout(() => setSince(0), LASTS)
    return () => clearTimeout(timer)
  }, [since])
  return since > 0
}

/** Returns a throttled function that sends "is typing". */
export function useTellTyping(personId: number): () => void {
  const told = useRef(0)
  return () => {
    if (Date.now() - told.current < TOLD_EVERY) return
    told.current = Date.now()
    sendTyping(personId)
  }
}
