import { useRef } from 'react'
import { newClientId } from '../../stores/client-id.ts'

/** Idempotency key that stays the same for the same content. */
export function useClientId() {
  const last = useRef({ words: '', id: '' })
  return (sent: object) => {
    const words = JSON.stringify(sent)
    if (last.current.words !== words) last.current = { words, id: newClientId() }
    return last.current.id
  }
}
