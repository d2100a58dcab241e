import { useRef } from 'react'
import { newClientId } from '../../stores/client-id.ts'

/** An id for what is sent, the same for as long as its words stay the same: sent twice, it is stored once. */
export function useClientId() {
  const last = useRef({ words: '', id: '' })
  return (sent: object) => {
    const words = JSON.stringify(sent)
    if (last.current.words !== words) last.current = { words, id: newClientId() }
    return last.current.id
  }
}
